import type { Services } from '../services';
import { eventDay } from './event-day';
import { html, type Html } from './html';
import { hourOf, longDayOf } from './views';

/** The moved clock and its buttons, and how much of the day's budget is used. */
export function clockPart(services: Services): Html {
  const { clock } = services.world;
  const now = clock.now();
  const { tier, used, perSecond } = services.whatsapp.limits();
  const jump = (to: object, words: string) =>
    html`<button
      type="button"
      class="btn btn-soft"
      data-post="/_sandbox/clock/jump"
      data-body="${JSON.stringify(to)}"
    >
      ${words}
    </button>`;
  return html`<p class="now">
      <b>${hourOf(now)}</b>
      <span>${longDayOf(now)}</span>
      ${Math.abs(clock.offsetMs) > 1000 && html`<span class="badge b-sec">שעון מוזז</span>`}
    </p>
    <div class="jumps" role="group" aria-label="הזזת השעון">
      ${jump({ to: 'allowed-hour' }, 'לשעה המותרת הבאה')}${jump({ to: 'next-day' }, '+24 שעות')}
      <span class="day-after"
        ><input class="input" type="date" aria-label="יום האירוע" data-date value="${eventDay(services)}" />
        ${jump({ to: 'day-after' }, 'ליום שאחרי האירוע')}</span
      >
      ${Math.abs(clock.offsetMs) > 1000 && jump({ to: 'real-time' }, 'לשעה האמיתית')}
    </div>
    <p class="budget small">
      <b>${used}</b> ${tier === undefined ? 'נמענים היום, ללא מכסה' : html`מתוך ${tier} נמענים היום`} · עד
      ${perSecond} הודעות בשנייה
    </p>`;
}
