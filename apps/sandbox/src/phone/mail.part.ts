import type { Services } from '../services';
import type { Mail } from '../mail/inbox';
import { emptySide, html, type Html } from './html';
import { addressOf, whenOf, type View } from './views';

function openMail(mail: Mail, view: View): Html {
  const files = mail.attachments.map(
    (file, at) =>
      html`<li>
        <a href="/phone/mail/${mail.id}/attachments/${at}" target="_blank">${file.filename}</a>
        <span class="muted tiny">${Math.ceil(file.size / 1024)} kB</span>
      </li>`,
  );
  return html`<a class="btn btn-ghost" href="${addressOf(view, { mail: undefined })}">חזרה לתיבה</a>
    <h3>${mail.subject}</h3>
    <p class="muted small"><bdi dir="ltr">${mail.from}</bdi> ← <bdi dir="ltr">${mail.to.join(', ')}</bdi></p>
    ${
      files.length > 0 &&
      html`<ul class="files">
        ${files}
      </ul>`
    }
    <iframe
      class="mail-body"
      sandbox="allow-popups"
      title="${mail.subject}"
      src="/phone/mail/${mail.id}"
    ></iframe>`;
}

/** The inbox, or one opened mail. */
export function mailSide({ inbox }: Services, view: View): Html {
  const open = view.mail === undefined ? undefined : inbox.find(view.mail);
  if (open) return openMail(open, view);
  const mails = inbox.list().slice(-100).reverse();
  if (mails.length === 0) return emptySide('התיבה ריקה', 'כל דואר שהמוצר שולח מגיע לכאן.');
  return html`<ul>
    ${mails.map(
      (mail) =>
        html`<li>
          <a class="line" href="${addressOf(view, { mail: mail.id })}"
            ><span class="grow"
              ><b class="ell">${mail.subject || 'ללא נושא'}</b>
              <span class="ell muted small" dir="ltr">${mail.to.join(', ')}</span></span
            ><time>${whenOf(mail.at)}</time></a
          >
        </li>`,
    )}
  </ul>`;
}
