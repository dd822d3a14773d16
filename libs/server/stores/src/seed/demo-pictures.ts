import type { MenuItem, PricingUnitForm } from '@smachot/contracts';
import { drawingAddress, type DrawingName } from '@smachot/drawings';
import type { StoredPicture } from '../domain/pictures';

/** The pictures of a store: its cover (named like the store), its logo, and a scene for each unit. */
type Pictured = { mark: DrawingName; units: readonly DrawingName[] };

const STORES: Readonly<Record<string, Pictured>> = {
  'savta-julie': { mark: 'thing-pot', units: ['wedding-menu', 'brit-trays', 'family-story'] },
  hameashna: { mark: 'thing-smoker', units: ['smoked-evening', 'burger-stand'] },
  'mika-cakes': { mark: 'thing-naked-cake', units: ['table-of-sweets', 'tier-cake'] },
  'glida-baderech': { mark: 'thing-ice-cream', units: ['ice-cream-stand'] },
  'bar-kobi': { mark: 'thing-barman', units: ['cocktail-evening', 'one-barman'] },
  'gan-haela': { mark: 'thing-oak', units: ['garden-wedding', 'garden-hire'] },
  'loft-24': { mark: 'thing-loft', units: ['loft-evening', 'loft-toast'] },
  'dj-roi': { mark: 'thing-headphones', units: ['dj-evening', 'small-party'] },
  'lahakat-knafayim': { mark: 'thing-winged-guitar', units: ['band-show', 'reception-trio'] },
  'shtei-adashot': { mark: 'thing-two-lenses', units: ['wedding-photos', 'small-event-photos'] },
  'pirchei-hagalil': { mark: 'thing-bouquet', units: ['canopy-design', 'centrepieces'] },
  'hasaot-hadarom': { mark: 'thing-bus', units: ['bus-of-fifty', 'whole-fleet'] },
};

const ITEMS: Readonly<Record<string, DrawingName>> = {
  'לחם שום ופוקצ׳ה': 'thing-bread',
  'זיתים וחמוצים': 'thing-olives',
  חומוס: 'thing-hummus',
  מטבוחה: 'thing-matbucha',
  'חציל בטחינה': 'thing-eggplant',
  'סלט גזר מרוקאי': 'thing-carrots',
  'סלק וטחינה': 'thing-beetroot',
  'כרוב אסייתי': 'thing-cabbage',
  טבולה: 'thing-tabbouleh',
  'קרפצ׳יו סלק': 'thing-beetroot-carpaccio',
  מפרום: 'thing-mafrum',
  'פרגית על הגריל': 'thing-grilled-chicken',
  'קובה סלק': 'thing-beetroot-kubbeh',
  'אסאדו בבישול ארוך': 'thing-asado',
  'קציצות דגים חריימה': 'thing-fish',
  'ירקות ממולאים': 'thing-stuffed-vegetables',
  'אורז עם שקדים': 'thing-almond-rice',
  'תפוחי אדמה בתנור': 'thing-baked-potatoes',
  'קוסקוס ידני': 'thing-couscous',
  'ירקות שורש': 'thing-root-vegetables',
  'עמדת שווארמה': 'thing-shawarma',
  'בקבוקי יין': 'thing-wine',
  בריסקט: 'thing-brisket',
  'פרגיות מעושנות': 'thing-smoked-chicken',
  'ספריבס טלה': 'thing-ribs',
  'נקניקיות מרגז': 'thing-merguez',
  'פטריות ענק מעושנות': 'thing-mushrooms',
  קולסלאו: 'thing-coleslaw',
  'תירס צלוי': 'thing-corn',
  'צ׳יפס': 'thing-fries',
  'סלט עגבניות': 'thing-tomato-salad',
  'בירה מהחבית ללא הגבלה': 'thing-beer',
  'חבית לימונדה': 'thing-lemonade',
  מקרונים: 'thing-macarons',
  'טארט לימון': 'thing-lemon-tart',
  'כדורי שוקולד': 'thing-chocolate-balls',
  'פבלובה אישית': 'thing-pavlova',
  'בייגלה קרמל': 'thing-pretzel',
  'כוסות טירמיסו': 'thing-tiramisu',
  'קינוח ללא גלוטן': 'thing-gluten-free',
  'שתי קומות': 'thing-two-tiers',
  'שלוש קומות': 'thing-three-tiers',
  'ג׳ין באזיל': 'thing-gin-basil',
  מוחיטו: 'thing-mojito',
  'ערק אשכוליות': 'thing-arak-grapefruit',
  'אספרסו מרטיני': 'thing-espresso-martini',
  'ספריץ פסיפלורה': 'thing-passion-spritz',
  'קוקטייל ללא אלכוהול': 'thing-mocktail',
  'וויסקי סינגל מאלט': 'thing-whisky',
  'ברמן נוסף': 'thing-extra-barman',
  'חניה ומאבטחים': 'thing-parking',
  'חדר התארגנות': 'thing-dressing-room',
  'גנרטור גיבוי': 'thing-generator',
  'סושי צמחוני': 'thing-sushi',
  'מיני המבורגר': 'thing-mini-burgers',
  'טאקו דג': 'thing-fish-taco',
  'עמדת פסטה': 'thing-pasta',
  'פינת ג׳חנון': 'thing-jachnun',
  'חופה תחת האלה': 'thing-oak-canopy',
  'חופה על המים': 'thing-water-canopy',
  'שעתיים נוספות': 'thing-late-hours',
  'ארוחת חצות': 'thing-midnight-meal',
  'סרטון של שתי דקות': 'thing-film',
  'עמדת מגנטים': 'thing-magnets',
  'אלבום מודפס': 'thing-album',
  'פרחי שדה': 'thing-wild-flowers',
  'לבן וירוק': 'thing-white-green',
  'ורדים ואדמוניות': 'thing-roses',
  'שביל לחופה': 'thing-aisle',
  'קשת כניסה': 'thing-arch',
};

/** @param id a UUID of the demo data that is not used elsewhere */
const picture = (name: DrawingName, id: string): StoredPicture => ({
  id,
  key: drawingAddress(name),
  width: 960,
  height: 600,
  placeholder: '',
  alt: '',
});

/** Pictures of a demo store; their ids come from `idOf`, by number. */
export const picturesOf = (username: string, idOf: (number: number) => string) => {
  const { mark, units } = STORES[username]!;
  return {
    profilePicture: picture(mark, idOf(1)),
    coverPhoto: picture(username as DrawingName, idOf(2)),
    pictures: units.map((unit, at) => picture(unit, idOf(3 + at))),
    ofUnit: (at: number): StoredPicture[] => [picture(units[at]!, idOf(20 + at))],
  };
};

const withImage = (item: MenuItem): MenuItem => {
  const drawing = ITEMS[item.name];
  return drawing ? { ...item, image: drawingAddress(drawing) } : item;
};

/** The same with a picture for each dish. */
export const withDishPictures = (form: PricingUnitForm): PricingUnitForm =>
  form.type === 'simple'
    ? form
    : {
        ...form,
        sections: form.sections.map((section) => ({ ...section, items: section.items.map(withImage) })),
      };
