import type { NotificationKind } from '@smachot/contracts';
import { disputes } from './dispute-sentences';
import { hostedEvents } from './event-sentences';
import { proposals } from './proposal-sentences';
import type { Sentence } from './sentence';
import { storeStates } from './store-sentences';

/** The sentences of text messages in Russian. An order is in the nominative, names are not declined. */
export const russian: Record<NotificationKind, Sentence> = {
  send_held: ({ until, template }) =>
    template
      ? 'Smachot: отправка приостановлена. Что не ушло, ждёт вас'
      : `Smachot: отправка ждёт до ${until}`,
  send_scheduled: ({ until }) => `Smachot: напоминания уходят частями до ${until}`,
  send_waits: () => 'Smachot: отправка ждёт вас. Подробности на странице гостей',
  campaign_done: () => 'Smachot: сообщения гостям отправлены',
  bill_due: ({ money }) => `Smachot: скоро спишется ${money} за ответы гостей`,
  bill_settled: ({ money }) => `Smachot: оплачено ${money}. Квитанция готова`,
  charge_failed: ({ money }) => `Smachot: банк отклонил списание ${money}. Проверьте карту`,
  ...disputes.ru,
  ...storeStates.ru,
  sending_stopped: ({ ending, template }) =>
    template
      ? 'Smachot: в WhatsApp нет шаблона сообщения. Одна отправка приостановлена'
      : ending
        ? 'Smachot: доступ к WhatsApp не продлён. Когда он истечёт, отправка остановится'
        : 'Smachot: отправка в WhatsApp остановлена',
  number_awaiting_approval: () => 'Smachot: гость ответил числом больше приглашённого',
  numbers_waiting: ({ count }) =>
    `Smachot: ответов сверх приглашённого числа: ${count}. Они ждут вашего решения`,
  guest_wrote: () => 'Smachot: гости написали вам',
  order_placed: ({ order }) => `Smachot: новый ${order}. Ждём вашего ответа`,
  order_approved: ({ order }) => `Smachot: ${order} подтверждён`,
  order_declined: ({ order }) => `Smachot: ${order} отклонён. Деньги не списаны`,
  order_expired: ({ order }) => `Smachot: ${order} остался без ответа. Деньги не списаны`,
  order_recalled: ({ order }) => `Smachot: ${order} отозван клиентом`,
  order_cancelled: ({ order }) => `Smachot: ${order} отменён`,
  order_payment_needed: ({ money, order }) =>
    `Smachot: ${order}: платёж ${money} не прошёл. Оплатите в течение 24 часов`,
  order_refunded: ({ money, order }) => `Smachot: ${order}: возвращено ${money}`,
  order_done: ({ order }) => `Smachot: ${order} выполнен`,
  order_estimate: ({ money, order, participants }) =>
    `Smachot: ${order}: по ответам гостей сейчас ${participants} чел., ${money}`,
  order_amendment_proposed: ({ order, participants }) =>
    `Smachot: ${order}: просят изменить на ${participants} чел. Ждём вашего ответа`,
  order_amendment_accepted: ({ order, participants }) =>
    `Smachot: ${order}: поставщик согласен на ${participants} чел.`,
  order_amendment_refused: ({ order, participants }) =>
    `Smachot: ${order}: ${participants} чел. не подтверждено. Число прежнее`,
  order_amendment_lapsed: ({ order, participants }) =>
    `Smachot: ${order}: запрос на ${participants} чел. остался без ответа. Число прежнее`,
  order_settled: ({ money, order, participants }) =>
    `Smachot: ${order}: окончательно ${participants} чел., всего ${money}`,
  order_settlement_due: ({ money, order }) =>
    `Smachot: ${order}: осталось доплатить ${money}. На это есть 24 часа`,
  order_locked: ({ order, participants }) =>
    `Smachot: ${order}: число гостей зафиксировано по оплате, ${participants}`,
  order_event_moved: ({ order, event, eventDay }) => `Smachot: ${order}: ${event} теперь ${eventDay}`,
  order_event_cancelled: ({ order, event }) => `Smachot: отмена (${event}), но ${order} остаётся в силе`,
  order_change_proposed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: просят перенести на ${eventDay}. Ответьте, пожалуйста`
      : `Smachot: ${order}: просят об изменении. Ответьте, пожалуйста`,
  order_change_accepted: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order} по согласию сторон перенесён на ${eventDay}`
      : `Smachot: ${order} изменён по согласию обеих сторон`,
  order_change_refused: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: перенос на ${eventDay} не подтверждён. Всё остаётся как было`
      : `Smachot: ${order}: изменение не подтверждено. Всё остаётся как было`,
  order_change_lapsed: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: на перенос (${eventDay}) не ответили. Всё остаётся как было`
      : `Smachot: ${order}: на просьбу об изменении не ответили. Всё остаётся как было`,
  order_change_withdrawn: ({ order, eventDay }) =>
    eventDay
      ? `Smachot: ${order}: просьба о переносе на ${eventDay} отозвана`
      : `Smachot: ${order}: просьба об изменении отозвана`,
  order_answer_due: ({ until, order }) => `Smachot: ${order} ждёт вашего ответа до ${until}`,
  order_rest_coming: ({ money, order, until }) => `Smachot: ${order}: остаток ${money} спишется ${until}`,
  order_rest_needed: ({ money, order, until }) =>
    `Smachot: ${order}: остаток ${money} не списан. Оплатите до ${until}`,
  order_rest_undecided: ({ money, order, toBusiness }) =>
    toBusiness
      ? `Smachot: ${order}: остаток ${money} не оплачен. Решение за вами`
      : `Smachot: ${order}: остаток ${money} не оплачен. Ещё можно оплатить`,
  order_rest_extended: ({ money, order, until }) =>
    `Smachot: ${order}: остаток ${money} можно оплатить до ${until}`,
  order_rest_waived: ({ money, order }) => `Smachot: ${order}: остаток ${money} платят напрямую поставщику`,
  order_street_wanted: ({ order }) => `Smachot: ${order}: нет улицы. Поставщик ждёт адреса`,
  order_street_said: ({ order }) => `Smachot: ${order}: улица указана`,
  order_attendance_proposed: ({ order }) =>
    `Smachot: ${order}, предлагают расчёт по числу пришедших. Ответьте`,
  order_attendance_agreed: ({ order }) => `Smachot: ${order}: расчёт будет по числу пришедших`,
  order_attendance_declined: ({ order }) => `Smachot: ${order}: расчёт по подтверждённым гостям`,
  order_attendance_counted: ({ order, money }) => `Smachot: ${order}: по числу пришедших ${money}`,
  order_attendance_objected: ({ order }) => `Smachot: ${order}: поставщик не согласен с подсчётом. Ответьте`,
  booking_confirmed: ({ booking, store }) => `Smachot: ${store}: заказ по телефону ${booking} подтверждён`,
  booking_declined: ({ booking, store }) => `Smachot: ${store}: заказ по телефону ${booking} не подтверждён`,
  message_received: ({ store, toBusiness }) => {
    if (!store) return 'Smachot: новое сообщение';
    return toBusiness
      ? `Smachot: ${store}: новое сообщение от клиента`
      : `Smachot: новое сообщение от «${store}»`;
  },
  bank_details_waiting: () => 'Smachot: банковские реквизиты ждут проверки больше 36 часов',
  bank_details_verified: ({ store }) => `Smachot: ${store}: банковские реквизиты проверены`,
  bank_details_rejected: ({ store }) =>
    `Smachot: ${store}: банковские реквизиты не подтверждены. Посмотрите почему`,
  bank_details_changed: ({ store }) =>
    `Smachot: ${store}: банковские реквизиты изменены. Выплаты подождут проверки`,
  ...proposals.ru,
  payout_sent: ({ money, store }) => `Smachot: ${store}: ${money} на пути в банк`,
  payout_returned: ({ money, store }) => `Smachot: ${store}: банк вернул ${money}. Проверьте реквизиты`,
  subscription_renewed: ({ money, store }) => `Smachot: ${store}: подписка продлена, ${money}`,
  subscription_unpaid: ({ store, until }) => `Smachot: ${store}: подписка не продлена. Оплатите до ${until}`,
  subscription_ended: ({ store }) => `Smachot: ${store}: подписка закончилась`,
  crew_invited: () => 'Smachot: вас пригласили в команду бизнеса',
  cohost_invited: () => 'Smachot: вас зовут в соорганизаторы праздника',
  ...hostedEvents.ru,
  review_invited: ({ store }) => `Smachot: ${store}: как всё прошло? Можно оставить отзыв`,
  review_received: ({ store }) => `Smachot: ${store}: клиент оставил отзыв о вас`,
  review_replied: ({ store }) => `Smachot: ${store}: есть ответ на ваш отзыв`,
  review_hidden: ({ store }) => `Smachot: ${store}: мы скрыли ваш отзыв. Причина на сайте`,
  review_reply_hidden: ({ store }) => `Smachot: ${store}: мы скрыли ответ на отзыв`,
  review_uncounted: ({ store }) => `Smachot: ${store}: деньги возвращены, поэтому ваша оценка не учитывается`,
};
