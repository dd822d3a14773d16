import type { RideStopId } from '@smachot/contracts';
import { accept, newId, refuse } from '@smachot/kernel';
import { AGREED, aPaidLinkedOrder, CUT_OFF, follow, someGuests } from '../../testing/a-linked-order';
import { NOON } from '../../testing/an-order';

const aStop = (): RideStopId => newId();
const north = aStop();
const south = aStop();
const gone = aStop();
const guests = { ...someGuests(90, NOON), rides: 60, ridesFrom: { [north]: 30, [south]: 20 } };
const ofRides = () => {
  const linked = follow(aPaidLinkedOrder());
  linked.state.counts = 'rides';
  return linked;
};

describe('an order that counts rides', () => {
  it('counts all who ride until its stops are chosen, and then the passengers of these', () => {
    const linked = ofRides();
    expect(linked.counted(guests)).toBe(60);
    expect(linked.chooseRideStops([south, south], NOON)).toEqual(accept());
    expect(linked.state.rideStops).toEqual([south]);
    expect(linked.counted(guests)).toBe(20);
    linked.chooseRideStops([north, south], NOON);
    expect(linked.counted(guests)).toBe(50);
    linked.chooseRideStops(null, NOON);
    expect(linked.counted(guests)).toBe(60);
  });

  it('counts nobody of a stop that was removed', () => {
    const linked = ofRides();
    linked.chooseRideStops([gone], NOON);
    expect(linked.counted(guests)).toBe(0);
  });

  it('counts all of another invitation again', () => {
    const linked = ofRides();
    linked.chooseRideStops([south], NOON);
    linked.leave('customer', NOON);
    linked.attach(newId(), AGREED, NOON, 'rides');
    expect(linked.counted(guests)).toBe(60);
  });

  it('keeps its stops from the cut-off on', () =>
    expect(ofRides().chooseRideStops([south], CUT_OFF)).toEqual(refuse('order.too_late')));

  it('has no stops while it counts all guests, or follows none', () => {
    expect(follow(aPaidLinkedOrder()).chooseRideStops([south], NOON)).toEqual(
      refuse('lifecycle.illegal_move'),
    );
    const left = ofRides();
    left.leave('customer', NOON);
    expect(left.chooseRideStops([south], NOON)).toEqual(refuse('lifecycle.illegal_move'));
  });
});
