import type { Behaviours } from '../control/behaviours';

/** One status that will be sent to the product. Milliseconds from acceptance. */
export interface PlannedStatus {
  status: string;
  /** The time of the event itself (goes into its timestamp). */
  happensIn: number;
  /** The time of delivery to the product: later, or in another order, under a misbehaviour. */
  toldIn: number;
  code?: number;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

const step = (status: string, happensIn: number, code?: number): PlannedStatus =>
  code === undefined
    ? { status, happensIn, toldIn: happensIn }
    : { status, happensIn, toldIn: happensIn, code };

const READERS = 0.8;

function naturalCourse(behaviours: Behaviours, { phone, heldFor: from, pace }: Fate): PlannedStatus[] {
  const sentIn = from + pace * between(80, 350);
  const deliveredIn = sentIn + pace * between(100, 700);
  const readIn = deliveredIn + pace * between(800, 5000);
  const struck = (rule: string) => behaviours.strikes('whatsapp', rule, phone);
  const skipsDelivered = struck('skip_delivered');
  const course = [step('sent', sentIn)];
  if (!skipsDelivered) course.push(step('delivered', deliveredIn));
  if (struck('failed_after_delivered')) return [...course, step('failed', deliveredIn + pace * 400, 131000)];
  if (struck('unknown_status')) course.push(step('warning', deliveredIn + pace * 200));
  const reads = skipsDelivered || (!struck('never_read') && Math.random() < READERS);
  if (reads) course.push(step('read', readIn));
  return course;
}

/** Reverses the order of delivery: the last status is sent first. The statuses and their timestamps stay unchanged. */
function disordered(course: PlannedStatus[]): PlannedStatus[] {
  const times = course.map((planned) => planned.toldIn).reverse();
  return course.map((planned, at) => ({ ...planned, toldIn: times[at] ?? planned.toldIn }));
}

export interface Fate {
  phone: string;
  /** The message will fail, with this code. */
  failure: number | undefined;
  /** Held for quality assessment for so long before anything happens, in ms. */
  heldFor: number;
  /** Factor on every natural wait. */
  pace: number;
}

/** Plans the statuses of an accepted message. Never empty: every accepted message is reported in the end. */
export function planStatuses(behaviours: Behaviours, fate: Fate): PlannedStatus[] {
  const { phone, failure, heldFor, pace } = fate;
  let course =
    failure === undefined
      ? naturalCourse(behaviours, fate)
      : [step('failed', heldFor + pace * between(150, 700), failure)];
  if (behaviours.strikes('whatsapp', 'disorder', phone)) course = disordered(course);
  const late = behaviours.strike('whatsapp', 'delay', phone) ?? 0;
  if (late > 0) course = course.map((planned) => ({ ...planned, toldIn: planned.toldIn + late }));
  if (behaviours.strikes('whatsapp', 'duplicates', phone)) {
    course = course.flatMap((planned) => [
      planned,
      { ...planned, toldIn: planned.toldIn + pace * between(20, 900) },
    ]);
  }
  return course;
}
