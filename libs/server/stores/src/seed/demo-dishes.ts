import type { Allergen, Food, FoodKind, MenuItem } from '@smachot/contracts';

type Dish = { en: { name: string; description: string }; food: Food };

const of =
  (foodKind: FoodKind, isVegan: boolean) =>
  (name: string, allergens: Allergen[] = [], description = ''): Dish => ({
    en: { name, description },
    food: { foodKind, isVegan, allergens },
  });
const meat = of('meat', false);
const dairy = of('dairy', false);
const pareve = of('pareve', false);
const vegan = of('pareve', true);
/** A service on a menu, which is neither food nor drink. */
const service = (name: string): Dish => ({ en: { name, description: '' }, food: {} });

/** By the Hebrew names of the menus: the English name, the kind of food and the allergens. */
const DISHES: Readonly<Record<string, Dish>> = {
  'לחם שום ופוקצ׳ה': vegan('Garlic bread and focaccia', ['gluten']),
  'זיתים וחמוצים': vegan('Olives and pickles', [], 'Homemade'),
  חומוס: vegan('Hummus', ['sesame']),
  מטבוחה: vegan('Matbucha'),
  'חציל בטחינה': vegan('Eggplant with tahini', ['sesame']),
  'סלט גזר מרוקאי': vegan('Moroccan carrot salad'),
  'סלק וטחינה': vegan('Beetroot with tahini', ['sesame']),
  'כרוב אסייתי': vegan('Asian cabbage salad', ['soybeans', 'sesame', 'peanuts']),
  טבולה: vegan('Tabbouleh', ['gluten']),
  'קרפצ׳יו סלק': vegan('Beetroot carpaccio', ['nuts']),
  מפרום: meat('Mafrum', ['gluten', 'eggs'], 'Potatoes stuffed with beef in tomato sauce'),
  'פרגית על הגריל': meat('Grilled chicken thighs', [], 'Marinated in date syrup'),
  'קובה סלק': meat('Beetroot kubbeh', ['gluten', 'celery']),
  'אסאדו בבישול ארוך': meat('Slow-cooked asado', ['celery'], '12 hours in the oven'),
  'קציצות דגים חריימה': pareve('Fish patties in chraime sauce', ['fish', 'eggs', 'gluten']),
  'ירקות ממולאים': vegan('Stuffed vegetables', [], 'Filled with rice and herbs, vegan'),
  'אורז עם שקדים': vegan('Rice with almonds', ['nuts']),
  'תפוחי אדמה בתנור': vegan('Roast potatoes'),
  'קוסקוס ידני': vegan('Hand-rolled couscous', ['gluten']),
  'ירקות שורש': vegan('Root vegetables'),
  'עמדת שווארמה': meat('Shawarma stand', ['gluten', 'sesame'], 'With a cook'),
  'בקבוקי יין': vegan('Bottles of wine', ['sulphites']),
  בריסקט: meat('Brisket', ['mustard']),
  'פרגיות מעושנות': meat('Smoked chicken thighs'),
  'ספריבס טלה': meat('Lamb ribs', ['mustard']),
  'נקניקיות מרגז': meat('Merguez sausages'),
  'פטריות ענק מעושנות': vegan('Smoked giant mushrooms', ['soybeans'], 'In our own marinade, vegan'),
  קולסלאו: pareve('Coleslaw', ['eggs', 'mustard']),
  'תירס צלוי': vegan('Grilled corn'),
  'צ׳יפס': vegan('Fries'),
  'סלט עגבניות': vegan('Tomato salad'),
  'בירה מהחבית ללא הגבלה': vegan('Unlimited draft beer', ['gluten']),
  'חבית לימונדה': vegan('A barrel of lemonade'),
  מקרונים: dairy('Macarons', ['eggs', 'milk', 'nuts']),
  'טארט לימון': dairy('Lemon tart', ['gluten', 'eggs', 'milk']),
  'כדורי שוקולד': pareve('Chocolate balls', ['gluten', 'soybeans']),
  'פבלובה אישית': dairy('Individual pavlova', ['eggs', 'milk']),
  'בייגלה קרמל': dairy('Caramel pretzels', ['gluten', 'milk']),
  'כוסות טירמיסו': dairy('Tiramisu cups', ['gluten', 'eggs', 'milk']),
  'קינוח ללא גלוטן': pareve('Gluten-free dessert', ['eggs', 'nuts']),
  'שתי קומות': dairy('Two tiers', ['gluten', 'eggs', 'milk']),
  'שלוש קומות': dairy('Three tiers', ['gluten', 'eggs', 'milk']),
  'ג׳ין באזיל': vegan('Gin basil smash'),
  מוחיטו: vegan('Mojito'),
  'ערק אשכוליות': vegan('Arak and grapefruit'),
  'אספרסו מרטיני': vegan('Espresso martini'),
  'ספריץ פסיפלורה': vegan('Passion fruit spritz', ['sulphites']),
  'קוקטייל ללא אלכוהול': vegan('Alcohol-free cocktail'),
  'וויסקי סינגל מאלט': vegan('Single malt whisky'),
  'ברמן נוסף': service('Another bartender'),
  'חניה ומאבטחים': service('Parking and security'),
  'חדר התארגנות': service('Dressing room'),
  'גנרטור גיבוי': service('Backup generator'),
  'סושי צמחוני': pareve('Vegetarian sushi', ['soybeans', 'sesame', 'eggs']),
  'מיני המבורגר': meat('Mini burgers', ['gluten', 'eggs', 'sesame']),
  'טאקו דג': pareve('Fish tacos', ['fish', 'gluten']),
  'עמדת פסטה': vegan('Pasta stand', ['gluten'], 'In tomato or mushroom sauce, pareve'),
  'פינת ג׳חנון': pareve('Jachnun corner', ['gluten', 'eggs']),
  'חופה תחת האלה': service('Chuppah under the pistachio tree'),
  'חופה על המים': service('Chuppah on the water'),
  'שעתיים נוספות': service('Two more hours'),
  'ארוחת חצות': meat('Midnight snack', ['gluten', 'mustard', 'soybeans'], 'Hot dogs in buns and fries'),
  'סרטון של שתי דקות': service('A two-minute film'),
  'עמדת מגנטים': service('Magnet stand'),
  'אלבום מודפס': service('Printed album'),
  'פרחי שדה': service('Wild flowers'),
  'לבן וירוק': service('White and green'),
  'ורדים ואדמוניות': service('Roses and peonies'),
  'שביל לחופה': service('Aisle to the chuppah'),
  'קשת כניסה': service('Entrance arch'),
};

/** A dish in both languages, with its ingredients. */
export const withDishFacts = (item: MenuItem): MenuItem => {
  const dish = DISHES[item.name];
  return dish ? { ...item, ...dish.food, translations: { en: dish.en } } : item;
};
