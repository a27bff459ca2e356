import type { Translations } from '../../../../demo/content/translations/types.ts';

const viewsOf = (key: string, name: string): [string, string][] => [
  [`products/${key}`, name],
  [`products/${key}-2`, `${name}، منظر آخر`],
  [`products/${key}-3`, `${name}، تفصيل`],
  [`products/${key}-drawing`, `${name}، رسم الأبعاد`],
];

const described: readonly [string, string][] = [
  ['articles/article-arm', 'الروبوت الثقيل LR210 مع أسطوانة الغاز بجانب ذراعه السفلى'],
  ['articles/article-load', 'رسم خطي لروبوت بجانب مخطط حمولته حسب بعد الحمولة'],
  ['articles/training-line', 'ذراعا روبوت تضعان صناديق كرتونية على ثلاثة ناقلات'],
  ['brand/icon', 'أيقونة لينتارا للأتمتة'],
  ['brand/logo', 'شعار لينتارا للأتمتة'],
  ['brand/social-card', 'لينتارا: روبوتات ومحركات وأنظمة تحكم تصل خطًا واحدًا'],
  ['hero/scene-cell', 'روبوت يرص صناديق كرتونية بجانب ناقل'],
  ['hero/scene-control', 'غرفة تحكم بجدار من الشاشات'],
  ['hero/scene-fleet', 'روبوتات متنقلة تحمل صناديق كرتونية عبر مستودع'],
  ['hero/scene-line', 'خط تعبئة بعدة أذرع روبوت'],
  ...viewsOf('arm-medium', 'الروبوت سداسي المحاور LR20'),
  ...viewsOf('arm-small', 'الروبوت المدمج LR7'),
  ...viewsOf('arm-large', 'الروبوت الثقيل LR210'),
];

/** By the path of the picture in the content. */
export const pictureTexts: Translations = Object.fromEntries(described.map(([path, alt]) => [`${path}.webp`, { alt }]));
