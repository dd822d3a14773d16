type EnglishUnit = {
  name: string;
  summary: string;
  description: string;
  tags: string[];
  /** Names of the sections of its menu, in their order. */
  sections: string[];
};
type English = { description: string; about: string; units: EnglishUnit[] };

const unit = (
  name: string,
  summary: string,
  description: string,
  tags: string[] = [],
  sections: string[] = [],
): EnglishUnit => ({ name, summary, description, tags, sections });

/** The English texts of stores and their units, by username and in the order of the units. */
export const DEMO_ENGLISH: Readonly<Record<string, English>> = {
  'savta-julie': {
    description: 'Shabbat food on any day: mafrum, kubbeh and salads made the same morning. Kosher, meat.',
    about:
      'Julie began cooking for her neighbours thirty years ago. Today her grandchildren come to you with everything: pots, plates, waiters and cleaning. We cook on the day, exactly for the number of guests who are coming.',
    units: [
      unit(
        'Meat wedding menu',
        'Three courses with full service, for weddings and hennas',
        'Reception, a table of salads, a choice of mains, and dessert. The price includes tableware, waiters (one for every 20 guests) and clearing.',
        ['Kosher meat', 'Waiters', 'Wedding'],
        ['On the table', 'Salads', 'Mains', 'Sides', 'Extras for the event'],
      ),
      unit(
        'Trays for a brit or bat mitzvah',
        'A rich breakfast on trays, without waiters',
        'Potato bourekas, vegetable quiches, salads, smoked fish and sweets. Everything is pareve and arrives laid out on handsome trays.',
        ['Pareve', 'Breakfast'],
      ),
      unit(
        'A meal from your family story',
        'A menu made with you from the recipes of home',
        'Sit down with Julie, tell her what your grandmother used to cook, and receive a proposal.',
        ['Made to measure'],
      ),
    ],
  },
  hameashna: {
    description: 'A smoker on wheels, meat smoked for 14 hours and a bar of draft beer.',
    about:
      'We bring the smoker, light it in the morning and serve in the evening. For a yard, a field or a rooftop.',
    units: [
      unit(
        'Smokehouse evening',
        'Three cuts, sides and bread, self-service',
        'Brisket, lamb ribs and smoked chicken thighs, coleslaw, grilled corn, potato rolls and our own sauces.',
        ['Meat', 'Yard'],
        ['From the smoker', 'Beside the meat', 'Bar'],
      ),
      unit(
        'Burger stand',
        'A 220-gram burger, toppings and fries',
        'A cook and a stand for three hours. Up to 80 guests at one price.',
        ['Burger'],
      ),
    ],
  },
  'mika-cakes': {
    description: 'Tiered cakes, macaron towers and dessert tables. Gluten-free too.',
    about: 'One pastry chef, one oven, and never more than three events a day.',
    units: [
      unit(
        'Dessert table',
        'Individual desserts in the colours of your event',
        'Six pieces a guest, with setting up, tableware and decoration.',
        ['Dairy', 'Pareve'],
        ['Desserts', 'The cake'],
      ),
      unit(
        'Tiered cake',
        'Three tiers, a filling of your choice, up to 60 slices',
        'Buttercream or fondant, with fresh flowers. Delivered and set up at the venue.',
        ['Wedding'],
      ),
    ],
  },
  'glida-baderech': {
    description: 'An Italian ice cream cart with eight flavours, anywhere in the north.',
    about:
      'The ice cream is made in Haifa every morning, with milk from one dairy farm in the valley. The cart runs on a battery, without noise.',
    units: [
      unit(
        'Ice cream cart',
        'Two hours, unlimited scoops',
        'Six flavours, two of them vegan sorbet, cones and toppings.',
        ['Summer', 'Vegan'],
      ),
    ],
  },
  'bar-kobi': {
    description: 'A lit wooden bar, bartenders, and cocktails named after the couple.',
    about: 'All the alcohol, ice, glasses and bartenders. You do not pay for what was not opened.',
    units: [
      unit(
        'Cocktail bar',
        'Five hours of open bar with two bartenders',
        'Four cocktails of your choice, beer, wine and soft drinks.',
        ['Open bar', 'Cocktails'],
        ['Cocktails', 'Upgrades'],
      ),
      unit(
        'Bartender for an evening',
        'A bartender and equipment, your alcohol',
        'Five hours, up to 100 guests.',
      ),
    ],
  },
  'gan-haela': {
    description:
      'An event garden among orchards: a lawn, a glass hall for winter and parking for 200 cars. Kosher, meat.',
    about:
      'One event a day, always. A chuppah under an eighty-year-old pistachio tree, and a quiet room for babies and grandmothers.',
    units: [
      unit(
        'Garden wedding',
        'The garden, food, bar and basic design at one price',
        'Eight hours at the venue, reception, a full meal, a basic bar, tablecloths and centrepieces.',
        ['Wedding', 'All inclusive', 'Accessible'],
        ['Always included', 'Reception', 'Chuppah', 'Into the night'],
      ),
      unit(
        'Garden hire on a weekday',
        'The venue alone, until midnight',
        'Sunday to Wednesday. Tables, chairs, lighting and sound are included.',
      ),
    ],
  },
  'loft-24': {
    description:
      'An industrial loft with a rooftop open to the sunset. For toasts, birthdays and small weddings.',
    about:
      'It was a printing house; the high windows and the concrete floor remain. Come for a tour the day before and receive a key.',
    units: [
      unit(
        'The loft for an evening',
        'Up to 120 guests, six hours',
        'The hall, the roof, an equipped kitchen, sound and a projector.',
        ['Rooftop', 'Tel Aviv'],
      ),
      unit(
        'A toast',
        'Three hours with light refreshments and wine',
        'For teams and families: small sandwiches, cheese, wine, beer and a waiter.',
        ['Toast', 'Companies'],
      ),
    ],
  },
  'dj-roi': {
    description:
      'A DJ for weddings that do not stop dancing. Mizrahi, hip hop, the eighties and whatever your aunt asked for.',
    about: 'A meeting beforehand, a shared list of songs, and sound for up to 500 people.',
    units: [
      unit(
        'A whole evening',
        'DJ, sound and lighting',
        'Reception, chuppah and dance floor. Includes microphones and an LED screen.',
        ['Wedding', 'Sound'],
      ),
      unit('Small party', 'Three hours, up to 80 people', 'Speakers, a DJ and coloured lights.'),
    ],
  },
  'lahakat-knafayim': {
    description:
      'Seven musicians and a singer: piyyutim for a henna, jazz for a reception, rock for the dance floor.',
    about: 'Every event begins with a conversation, so every proposal is written for you.',
    units: [
      unit(
        'A show for your event',
        'A line-up to suit the event, with a personal proposal',
        'Tell us about the event, and we will answer with a line-up, a list of songs and a price.',
        ['Band', 'Henna'],
      ),
      unit('Reception trio', 'Violin, guitar and double bass, two hours', 'Jazz and quiet Israeli music.'),
    ],
  },
  'shtei-adashot': {
    description: 'Two photographers, pictures the next morning and a five-minute film.',
    about:
      'We do not stage anything. We stand aside, know the names of everybody, and hand over 400 edited pictures within a week.',
    units: [
      unit(
        'Full wedding photography',
        'Two photographers, stills and video, from preparations to the dance floor',
        'Ten hours, a digital album, 20 pictures the next day and a short film.',
        ['Wedding', 'Video'],
      ),
      unit(
        'Small event photography',
        'One photographer for three hours, with extras to choose',
        'A brit, a henna or a toast with up to 150 guests.',
        [],
        ['Extras'],
      ),
    ],
  },
  'pirchei-hagalil': {
    description:
      'Wild flowers and olive branches from our own greenhouse, arranged on the morning of the event.',
    about: 'After the event the flowers go on to nearby homes for the elderly, if you like.',
    units: [
      unit(
        'Chuppah and table design',
        'Bridal bouquet, chuppah and centrepieces',
        'A centrepiece for every ten guests, a bridal bouquet and a buttonhole, setting up and taking down.',
        ['Wedding', 'Chuppah'],
        ['Style', 'More decoration'],
      ),
      unit('Centrepieces only', 'Up to 15 tables', 'A vase, flowers and candles for each table.'),
    ],
  },
  'hasaot-hadarom': {
    description: 'Buses and minibuses for guests, there and back, with two return times to choose from.',
    about: 'Every passenger receives the route, drivers wait, and an accessible vehicle can be arranged.',
    units: [
      unit(
        'Bus with 50 seats',
        'Two pick-up points, and back at midnight',
        'Up to 50 passengers, a waiting driver, water on every seat.',
        ['Bus', 'Accessible'],
      ),
      unit(
        'A whole fleet',
        'Several buses, by the number of passengers',
        'For 51 to 400 passengers, with an usher on site.',
      ),
    ],
  },
};
