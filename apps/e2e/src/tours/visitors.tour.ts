import type { Page } from '@playwright/test';
import { BrowseScreen } from '../screens/browse.screen';
import { ChoosingScreen } from '../screens/choosing.screen';
import { DiscoverScreen, SAMPLE } from '../screens/discover.screen';
import { Shell } from '../screens/shell';
import { SignInScreen } from '../screens/sign-in.screen';
import { UnitScreen } from '../screens/unit.screen';
import { JULIE } from '../world/a-store';
import { newPhone } from '../world/phones';
import type { Words } from '../words';
import { go, type Tour } from './tour';

export function visitorsTour(page: Page, words: Words): Tour {
  const { shell, identity, problems } = words;
  const signIn = new SignInScreen(page, words);
  const bar = new Shell(page, words);
  const discover = new DiscoverScreen(page, words);
  const phone = newPhone();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  return [
    {
      screen: 'landing',
      route: '/',
      open: () => go(page, '/'),
      there: heading(words.stores('browse.title')),
      main: true,
    },
    { screen: 'drawer', open: () => bar.menuButton.click(), there: bar.drawer },
    {
      screen: 'settings',
      open: () => page.goto('/?panel=settings'),
      there: page.getByRole('dialog', { name: shell('display') }),
    },
    ...marketStops(page, words),
    {
      screen: 'discover',
      route: '/discover',
      open: () => discover.open(),
      there: discover.card(SAMPLE.title),
      main: true,
    },
    {
      screen: 'discover-nothing',
      open: () => discover.open('webinar'),
      there: discover.nothingOf('webinar'),
    },
    {
      screen: 'events',
      route: '/event',
      open: () => go(page, '/event'),
      there: heading(words.events('all.title')),
    },
    {
      screen: 'event',
      route: '/event/:eventSlug',
      open: () => go(page, SAMPLE.address),
      there: heading(SAMPLE.title),
      main: true,
    },
    {
      screen: 'ticket',
      route: '/t/:ticketCode',
      open: () => go(page, '/t/0000000000000000'),
      there: heading(words.events('ticket.title')),
    },
    { screen: 'not-found', open: () => go(page, '/nowhere'), there: heading(shell('notFound.title')) },
    {
      screen: 'problem',
      route: '/422',
      open: () => go(page, '/422'),
      there: heading(shell('problem.title')),
    },
    {
      screen: 'accessibility',
      route: '/accessibility',
      open: () => go(page, '/accessibility'),
      there: heading(shell('accessibilityStatement')),
    },
    {
      screen: 'store-article',
      route: '/partner/:partnerUsername/articles/:articleNumber',
      open: () => go(page, '/partner/savta-julie/articles/1'),
      there: page.getByRole('article'),
    },
    {
      screen: 'help',
      route: '/help',
      open: () => go(page, '/help'),
      there: heading(words.articles('help.title')),
      main: true,
    },
    {
      screen: 'help-article',
      route: '/help/:articleSlug',
      open: () => go(page, '/help/cancel-an-order'),
      there: page.getByRole('article'),
    },
    {
      screen: 'login',
      route: '/login',
      open: () => go(page, '/login'),
      there: signIn.heading('phone.title'),
      main: true,
    },
    {
      screen: 'login-verify',
      route: '/login/verify',
      open: () => signIn.askForCode(phone),
      there: signIn.heading('code.title'),
      main: true,
    },
    {
      screen: 'login-signup',
      route: '/login/signup',
      open: () => signIn.enterCodeFor(phone),
      there: signIn.heading('signUp.title'),
    },
    {
      screen: 'login-signup-problems',
      open: () => signIn.button('signUp.done').click(),
      there: page.getByText(problems('terms.required')),
    },
    {
      screen: 'login-password',
      open: async () => [await page.goto('/login'), await signIn.button('phone.usePassword').click()],
      there: page.getByLabel(identity('password.label')),
    },
  ];
}

/** The screens of a signed-out visitor who looks for a supplier. */
function marketStops(page: Page, words: Words): Tour {
  const { stores, orders, dashboard, reviews } = words;
  const browse = new BrowseScreen(page, words);
  const choosing = new ChoosingScreen(page, words);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const wish = 'participants=80&place=Tel%20Aviv&lat=32.08&lng=34.78';
  const nothingFound = page.getByRole('heading', { name: stores('none.title') });
  return [
    { screen: 'browse', open: () => page.goto(`/?${wish}`), there: browse.card(JULIE.name), main: true },
    { screen: 'browse-event', open: () => go(page, '/?ask=when'), there: dialog(stores('event.title')) },
    {
      screen: 'browse-filters',
      open: () => go(page, '/?filters=yes'),
      there: dialog(stores('filters.title')),
    },
    { screen: 'browse-nothing', open: () => go(page, '/?q=zzzz'), there: nothingFound },
    {
      screen: 'browse-map',
      open: async () => [await go(page, `/?${wish}&view=map`), await page.evaluate(() => scrollTo(0, 400))],
      there: page.getByRole('button', { name: stores('map.closer') }),
    },
    {
      screen: 'store',
      route: '/partner/:partnerUsername',
      open: () => go(page, `/partner/${JULIE.store}`),
      there: page.getByRole('heading', { level: 1, name: JULIE.name }),
      main: true,
    },
    {
      screen: 'unit',
      route: '/partner/:partnerUsername/:pricingUnitId',
      open: () => browse.openUnit(words.language === 'en' ? JULIE.menuInEnglish : JULIE.menu),
      there: new UnitScreen(page, words).order,
      main: true,
    },
    {
      screen: 'favourites',
      route: '/me/favourites',
      open: async () => [
        await go(page, `/partner/${JULIE.store}`),
        await choosing.keep(JULIE.name),
        await go(page, '/me/favourites'),
      ],
      there: browse.card(JULIE.name),
    },
    {
      screen: 'compare',
      route: '/compare',
      open: async () => [await go(page, `/partner/${JULIE.store}`), await choosing.compareFirst(3)],
      there: choosing.table,
    },
    {
      screen: 'store-reviews',
      route: '/partner/:partnerUsername/reviews',
      open: () => go(page, `/partner/${JULIE.store}/reviews`),
      there: page.getByText(reviews('note')),
    },
    {
      screen: 'checkout-nothing',
      route: '/partner/:partnerUsername/checkout',
      open: () => go(page, `/partner/${JULIE.store}/checkout`),
      there: page.getByRole('heading', { name: orders('nothing.title') }),
    },
    {
      screen: 'become-a-partner',
      route: '/become-a-partner',
      open: () => go(page, '/become-a-partner'),
      there: page.getByRole('heading', { level: 1, name: dashboard('become.pitch.heroTitle') }),
    },
  ];
}
