import type * as z from 'zod/mini';
import {
  ActReason,
  askForProposal,
  cancelOrder,
  CheckoutDraftForm,
  contentFields,
  decideBankDetails,
  declineOffer,
  declineOrder,
  GuestAnswers,
  GuestChanges,
  GuestForm,
  MenuItem,
  objectToAttendance,
  PlaceOrderForm,
  profileFields,
  ProposalForm,
  refuseChange,
  RegistrationForm,
  reportPublicEvent,
  reportReview,
  reportStoreArticle,
  reportThread,
  SimplePricingUnitForm,
} from './index';

/** Every text that is typed into a field of several lines. */
const WRITTEN: [string, z.ZodMiniType][] = [
  ['reason of an act of an admin', ActReason],
  ['reason against bank details', decideBankDetails.query.shape.notes],
  ['wish for a proposal', askForProposal.body.shape.wish],
  ['reason against a proposal', declineOffer.body.shape.reason],
  ['remarks of a proposal', ProposalForm.shape.remarks],
  ['remarks of an order', PlaceOrderForm.shape.remarks],
  ['remarks of a checkout', CheckoutDraftForm.shape.remarks],
  ['reason against an order', declineOrder.body.shape.reason],
  ['reason of a cancellation', cancelOrder.body.shape.reason],
  ['reason against a change', refuseChange.body.shape.reason],
  ['reason against an attendance', objectToAttendance.body.shape.reason],
  ['answer of a guest', GuestAnswers.shape.specialRequests],
  ['requests of a guest', GuestForm.shape.specialRequests],
  ['changed requests of a guest', GuestChanges.shape.specialRequests],
  ['note of a host', GuestForm.shape.hostNote],
  ['wishes of a registration', RegistrationForm.shape.specialRequests],
  ['description of a store', profileFields.description],
  ['story of a store', profileFields.about],
  ['rules of a store', contentFields.policies],
  ['description of a unit', SimplePricingUnitForm.shape.description],
  ['description of a dish', MenuItem.shape.description],
  ['report of an event', reportPublicEvent.body.shape.note],
  ['report of a review', reportReview.body.shape.note],
  ['report of an article', reportStoreArticle.body.shape.note],
  ['report of a conversation', reportThread.body.shape.note],
];

it.each(WRITTEN)('%s keeps its lines', (_, schema) => {
  expect(schema.parse(' בלי  אגוזים \r\n\n\n\nובלי בצל ')).toBe('בלי אגוזים\n\nובלי בצל');
});
