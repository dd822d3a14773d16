import type { Services } from '../services';
import { appOf, chatPart } from './chat.part';
import { clockPart } from './clock.part';
import { html, page, type Html } from './html';
import { numbersPart } from './numbers.part';
import { sidePart } from './sides.part';
import type { View } from './views';

/** The pieces that change by themselves; the page's script swaps in those that differ. */
export const parts = (services: Services, view: View): Record<string, string> => ({
  clock: clockPart(services).html,
  numbers: numbersPart(services, view).html,
  chat: chatPart(services, view).html,
  side: sidePart(services, view).html,
});

const slot = (made: Record<string, string>, name: string): Html => ({ html: made[name] ?? '' });

function composer(view: View, visible: boolean): Html {
  return html`<form class="composer" data-composer ${{ html: visible ? '' : 'hidden' }}>
    <input
      class="input"
      name="text"
      autocomplete="off"
      aria-label="הודעה בשם האורח"
      placeholder="הודעה בשם האורח"
      maxlength="1000"
    />
    <input type="hidden" name="to" value="${view.to}" />
    <button class="send" aria-label="שליחה">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 11.5 21 3l-6.5 18-3-7.5z" /></svg>
    </button>
  </form>`;
}

export function phonePage(services: Services, view: View): string {
  const made = parts(services, view);
  const writes = view.to !== undefined && appOf(services, view) === 'whatsapp';
  return page({
    title: 'הטלפון של האורחים · שמחות',
    styles: ['tokens.css', 'base.css', 'controls.css', 'chat.css', 'phone.css', 'panels.css'],
    scripts: ['phone.js'],
    body: html`<header class="topbar">
        <a class="brand" href="/"
          ><img src="/assets/logo-mark.svg" alt="" width="32" height="32" /><span
            ><h1>הטלפון של האורחים</h1>
            <small class="muted">העולם שבחוץ, לפיתוח בלבד</small></span
          ></a
        >
        <div class="clock" data-part="clock">${slot(made, 'clock')}</div>
      </header>
      <main class="desk" data-open="${view.to === undefined ? 'list' : 'chat'}">
        <section class="numbers card" aria-label="מספרים">
          <h2>מי קיבל</h2>
          <div data-part="numbers">${slot(made, 'numbers')}</div>
        </section>
        <section class="phone" aria-label="הטלפון">
          <div class="screen">
            <div class="screen-in" data-part="chat">${slot(made, 'chat')}</div>
            ${composer(view, writes)}
          </div>
        </section>
        <section class="side card" aria-label="מסביב" data-part="side">${slot(made, 'side')}</section>
      </main>
      <p class="toast" role="status" data-toast hidden></p>`,
  });
}
