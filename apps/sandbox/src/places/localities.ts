export interface Locality {
  he: string;
  en: string;
  lat: number;
  lng: number;
}

// Hebrew | English | latitude | longitude of the town's middle
const rows = `
ירושלים|Jerusalem|31.7683|35.2137
תל אביב-יפו|Tel Aviv-Yafo|32.0853|34.7818
חיפה|Haifa|32.7940|34.9896
ראשון לציון|Rishon LeZion|31.9730|34.7925
פתח תקווה|Petah Tikva|32.0840|34.8878
אשדוד|Ashdod|31.8044|34.6553
נתניה|Netanya|32.3215|34.8532
באר שבע|Beersheba|31.2518|34.7913
בני ברק|Bnei Brak|32.0807|34.8338
חולון|Holon|32.0103|34.7792
רמת גן|Ramat Gan|32.0684|34.8248
אשקלון|Ashkelon|31.6688|34.5743
רחובות|Rehovot|31.8928|34.8113
בת ים|Bat Yam|32.0171|34.7454
בית שמש|Beit Shemesh|31.7470|34.9881
כפר סבא|Kfar Saba|32.1782|34.9076
הרצליה|Herzliya|32.1663|34.8436
חדרה|Hadera|32.4340|34.9196
מודיעין-מכבים-רעות|Modi'in-Maccabim-Re'ut|31.8928|35.0104
נצרת|Nazareth|32.6996|35.3035
לוד|Lod|31.9514|34.8953
רמלה|Ramla|31.9292|34.8656
רעננה|Ra'anana|32.1848|34.8713
גבעתיים|Givatayim|32.0722|34.8125
הוד השרון|Hod HaSharon|32.1556|34.8885
קריית אתא|Kiryat Ata|32.8115|35.1132
קריית גת|Kiryat Gat|31.6100|34.7642
נהריה|Nahariya|33.0059|35.0941
עפולה|Afula|32.6091|35.2892
יבנה|Yavne|31.8781|34.7396
אילת|Eilat|29.5577|34.9519
נס ציונה|Ness Ziona|31.9293|34.7987
עכו|Acre|32.9281|35.0820
ראש העין|Rosh HaAyin|32.0956|34.9567
אלעד|El'ad|32.0523|34.9512
רמת השרון|Ramat HaSharon|32.1461|34.8394
כרמיאל|Karmiel|32.9171|35.3050
טבריה|Tiberias|32.7959|35.5310
טייבה|Tayibe|32.2662|35.0089
קריית מוצקין|Kiryat Motzkin|32.8370|35.0770
שפרעם|Shefa-Amr|32.8056|35.1694
נוף הגליל|Nof HaGalil|32.7036|35.3210
קריית ביאליק|Kiryat Bialik|32.8275|35.0858
קריית אונו|Kiryat Ono|32.0636|34.8553
קריית ים|Kiryat Yam|32.8497|35.0697
אום אל-פחם|Umm al-Fahm|32.5194|35.1536
מעלה אדומים|Ma'ale Adumim|31.7770|35.2980
אור יהודה|Or Yehuda|32.0296|34.8579
צפת|Safed|32.9646|35.4960
נתיבות|Netivot|31.4231|34.5953
דימונה|Dimona|31.0686|35.0333
טמרה|Tamra|32.8531|35.1978
סח'נין|Sakhnin|32.8642|35.2972
יהוד-מונוסון|Yehud-Monosson|32.0332|34.8880
אופקים|Ofakim|31.3141|34.6203
שדרות|Sderot|31.5250|34.5956
גבעת שמואל|Givat Shmuel|32.0782|34.8489
ערד|Arad|31.2589|35.2126
קריית שמונה|Kiryat Shmona|33.2073|35.5721
זכרון יעקב|Zikhron Ya'akov|32.5716|34.9521
קיסריה|Caesarea|32.5190|34.9045
גדרה|Gedera|31.8117|34.7789
שדה ורבורג|Sde Warburg|32.2056|34.9094
שוהם|Shoham|31.9990|34.9470
מצפה רמון|Mitzpe Ramon|30.6103|34.8011
`;

export const localities: readonly Locality[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [he = '', en = '', lat, lng] = row.split('|');
    return { he, en, lat: Number(lat), lng: Number(lng) };
  });

/** Invented halls and gardens where celebrations happen, by the Hebrew name of their town. */
export const venues: readonly { he: string; en: string; town: string }[] = [
  { he: 'גן האלה', en: 'Terebinth Garden', town: 'שדה ורבורג' },
  { he: 'אולמי הזהב', en: 'Gold Halls', town: 'ראשון לציון' },
  { he: 'גן האירועים השקמה', en: 'Sycamore Events Garden', town: 'ראשון לציון' },
  { he: 'בית על הים', en: 'House by the Sea', town: 'קיסריה' },
  { he: 'חוות הזיתים', en: 'Olive Farm', town: 'זכרון יעקב' },
  { he: 'אולמי ירושלים של מעלה', en: 'Upper Jerusalem Halls', town: 'ירושלים' },
  { he: 'המחסן בנמל', en: 'The Port Warehouse', town: 'תל אביב-יפו' },
  { he: 'גג העיר', en: 'City Rooftop', town: 'תל אביב-יפו' },
  { he: 'מצפור הכרמל', en: 'Carmel Lookout', town: 'חיפה' },
  { he: 'נווה מדבר', en: 'Desert Oasis', town: 'באר שבע' },
];
