// Searches in languages other than the main one: the typed text, and the products found, in their order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '#server/database/reading-language.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { writeTranslations } from '#server/testing/translations.ts';
import { openCatalogue } from './products.catalogue.repository.ts';
import { listProducts } from './products.list.service.ts';

let test: TestApp;

const robot = 'Six-Axis Robot LR20';
const welder = 'Welding Robot LW6';
const controller = 'Robot Controller LRC5';
const gripper = 'Vacuum Gripper LG-V8';
const fence = 'Safety Fence LF2';
const names = [robot, welder, controller, gripper, fence];
const nameOf = new Map<number, string>();

type Texts = Record<string, string>;

/** Texts by language and original name; the last product has no translation. */
const translations: Record<string, Record<string, Texts>> = {
  de: {
    [robot]: {
      name: 'Sechsachs-Roboter LR20',
      description: '<p>Für große Lasten, schweißt Gehäuse. Robuste Tür.</p>',
      'specifications/Reach': 'Reichweite',
    },
    [welder]: { name: 'Schweißroboter LW6', short_description: '<p>Löst Schweißaufgaben in Maßarbeit</p>' },
    [controller]: { name: 'Steuerung für Roboter LRC5', description: '<p>Mit Handgerät für das Überwachen</p>' },
    [gripper]: { name: 'Vakuumgreifer LG-V8', description: '<p>Acht Saugnäpfe; auch für Roboter. Reibung 2,5 bar</p>' },
  },
  id: {
    [robot]: { name: 'Robot Enam Sumbu LR20', description: '<p>Untuk memindahkan beban berat</p>' },
    [welder]: { name: 'Robot Las LW6', description: '<p>Mengelas pelat baja</p>' },
    [controller]: { name: 'Pengontrol Robot LRC5', description: '<p>Mengendalikan satu robot</p>' },
    [gripper]: { name: 'Penjepit Vakum LG-V8', description: '<p>Delapan mangkuk isap, proses cepat</p>' },
  },
  ar: {
    [robot]: { name: 'روبوت بستة محاور LR20', description: '<p>لنقل الأحمال الثقيلة بسرعة ٢٠ متر</p>' },
    [welder]: { name: 'روبوت لحام LW6', description: '<p>آلة لحام سريعة ودقيقة</p>' },
    [controller]: { name: 'وحدة تحكم LRC5', description: '<p>تتحكم في الروبوت إلى أقصى مدى</p>' },
    [gripper]: { name: 'قابض تفريغ LG-V8', description: '<p>ثمانية أكواب</p>' },
  },
  ja: {
    [robot]: { name: '6軸ロボット LR20', description: '<p>重い部品の搬送に適したロボットです。サーボモータを使用。</p>' },
    [welder]: { name: '溶接ロボット LW6', description: '<p>鋼板の溶接を自動化します。</p>' },
    [controller]: { name: 'ロボットコントローラー LRC5', description: '<p>一台のロボットを制御します。</p>' },
    [gripper]: { name: '真空グリッパー LG-V8', description: '<p>八個の吸着パッド</p>' },
  },
  zh: {
    [robot]: { name: '六轴机器人 LR20', description: '<p>适合搬运重型零件。</p>' },
    [welder]: { name: '焊接机器人 LW6', description: '<p>自动焊接钢板。</p>' },
    [controller]: { name: '机器人控制器 LRC5', description: '<p>控制一台机器人。</p>' },
    [gripper]: { name: '真空夹爪 LG-V8', description: '<p>八个吸盘</p>' },
  },
  th: {
    [robot]: { name: 'หุ่นยนต์หกแกน LR20', description: '<p>เหมาะสำหรับยกของหนัก</p>' },
    [welder]: { name: 'หุ่นยนต์เชื่อม LW6', description: '<p>เชื่อมแผ่นเหล็กอัตโนมัติ</p>' },
    [controller]: { name: 'ชุดควบคุมหุ่นยนต์ LRC5', description: '<p>ควบคุมหุ่นยนต์หนึ่งตัว</p>' },
    [gripper]: { name: 'กริปเปอร์สุญญากาศ LG-V8', description: '<p>ถ้วยดูดแปดใบ</p>' },
  },
};

const categoryNames: Record<string, Texts> = {
  de: { Robots: 'Industrieroboter', Accessories: 'Zubehör' },
  id: { Robots: 'Robot industri', Accessories: 'Aksesori' },
  ar: { Robots: 'الروبوتات الصناعية', Accessories: 'الملحقات' },
  ja: { Robots: '産業用ロボット', Accessories: '付属品' },
  zh: { Robots: '工业机器人', Accessories: '配件' },
  th: { Robots: 'หุ่นยนต์อุตสาหกรรม', Accessories: 'อุปกรณ์เสริม' },
};

const search = (language: string | null, typed: string) =>
  inLanguage(language, () => listProducts(test.context.db, { page: 1, search: typed }));

beforeAll(async () => {
  test = await createTestApp();
  const { context } = test;
  const ids = new Map<string, number>();
  for (const name of ['Robots', 'Accessories']) ids.set(name, (await aCategory(context, { name })).id);
  for (const [index, name] of names.entries()) {
    const specifications = [
      { type: 'single', key: 'Max. payload', value: '20 kg' },
      { type: 'single', key: 'Reach', value: 'long' },
    ];
    const category = index < 2 ? 'Robots' : 'Accessories';
    const { id } = await aProduct(context, {
      name,
      model: `${name.split(' ').at(-1)}-1720`,
      sort_order: index + 1,
      category_id: ids.get(category) ?? 0,
      description: `<p>Original text of ${name}</p>`,
      specifications: index === 0 ? specifications : [],
    });
    ids.set(name, id);
    nameOf.set(id, name);
  }
  const ofProducts = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, units]) => ({ kind: 'product' as const, id: ids.get(name) ?? 0, language, texts: units })),
  );
  const ofCategories = Object.entries(categoryNames).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, shown]) => ({ kind: 'category' as const, id: ids.get(name) ?? 0, language, texts: { name: shown } })),
  );
  await writeTranslations(context.db, [...ofCategories, ...ofProducts]);
});
afterAll(() => test.close());

type Row = [typed: string, ...found: string[]];

/** German: umlauts and ß in all notations, words at the end of a compound, the head noun before a preposition. */
const german: Row[] = [
  ['roboter', robot, welder, controller, gripper],
  ['Schweißroboter', welder],
  ['SCHWEISSROBOTER', welder],
  ['grosse Lasten', robot],
  ['loest', welder],
  ['tuer', robot],
  ['Tür', robot],
  ['massarbeit', welder],
  ['Ueberwachen', controller],
  ['steuerung', controller],
  ['Industrieroboter', robot, welder],
  ['zubehoer', controller, gripper, fence],
  ['Reichweite', robot],
  ['Reach'],
  ['2,5 bar', gripper],
  ['20kg', robot],
];
/** Indonesian: the head noun is the first word; no English forms ("proses" is no plural). */
const indonesian: Row[] = [
  ['robot', robot, welder, controller],
  ['robot las', welder],
  ['mengelas', welder],
  ['pengontrol', controller],
  ['proses', gripper],
  ['prose', gripper],
  ['robot industri', robot, welder],
  ['Aksesori', controller, gripper, fence],
];
/** Arabic: forms of letters, vowel signs, tatweel, article, digits. */
const arabic: Row[] = [
  ['روبوت', robot, welder, controller],
  ['الروبوت', robot, welder, controller],
  ['رُوبُوت', robot, welder, controller],
  ['روبـــوت', robot, welder, controller],
  ['اله', welder],
  ['سريعه', welder],
  ['الي اقصي', controller],
  ['20 متر', robot],
  ['٢٠ متر', robot],
  ['الصناعية', robot, welder],
];
/** Japanese: words without spaces in any order, half-width letters, the sign of a long vowel, particles. */
const japanese: Row[] = [
  ['ロボット', welder, robot, controller],
  ['ﾛﾎﾞｯﾄ', welder, robot, controller],
  ['溶接ロボット', welder],
  ['ロボット溶接', welder],
  ['溶接のロボット', welder],
  ['接ロ', welder],
  ['動化', welder],
  ['コントローラ', controller],
  ['コントローラー', controller],
  ['サーボモーター', robot],
  ['モーター', robot],
  ['ロボット 20kg', robot],
  ['バッド'],
  ['パッド', gripper],
  ['産業用ロボット', robot, welder],
  ['付属', controller, gripper, fence],
];
const chinese: Row[] = [
  ['机器人', robot, welder, controller],
  ['焊接机器人', welder],
  ['机器人焊接', welder],
  ['人', robot, welder, controller],
  ['盘', gripper],
  ['控制器', controller],
  ['工业', robot, welder],
];
const thai: Row[] = [
  ['หุ่นยนต์', robot, welder, controller],
  ['เชื่อม', welder],
  ['เชื่อมหุ่นยนต์', welder],
  ['แผ่นเหล็ก', welder],
  ['ควบคุม', controller],
  ['อุปกรณ์', controller, gripper, fence],
];
/** In every language. */
const everywhere: Row[] = [
  ['LR20', robot],
  ['lr 20', robot, controller],
  ['ＬＲ２０', robot],
  ['R20-17', robot],
  ['lgv8', gripper],
  ['1720', robot, welder, controller, gripper, fence],
  ['safety fence', fence],
  ['Original text of fence', fence],
];

const found = async (language: string | null, typed: string) => {
  const { products, search: report } = await search(language, typed);
  return { names: products.data.map(({ id }) => nameOf.get(id)), report };
};

describe.each(Object.entries({ de: german, id: indonesian, ar: arabic, ja: japanese, zh: chinese, th: thai }))(
  'a search in %s',
  (language, rows) => {
    it.each([...rows, ...everywhere])('for “%s” finds its products in order (LSRCH-01, LSRCH-02)', async (typed, ...expected) => {
      const { names: listed, report } = await found(language, typed);
      expect({ listed, corrected: report?.corrected, ignored: report?.ignored }).toEqual({
        listed: expected,
        corrected: null,
        ignored: [],
      });
    });

    it('corrects, splits and ignores by the words of the language (LSRCH-03)', async () => {
      const typed =
        { de: 'steurung', id: 'pengontol', ar: 'محاورر', ja: 'ロボット車両 20kg以上', zh: '机器人 航天', th: 'หุ่นยนต์ รถยนต์' }[language] ??
        '';
      const { names: listed, report } = await found(language, typed);
      const { corrected, ignored } = report ?? {};
      expect({ listed, corrected, ignored }).toEqual(
        {
          de: { listed: [controller], corrected: 'steuerung', ignored: [] },
          id: { listed: [controller], corrected: 'pengontrol', ignored: [] },
          ar: { listed: [robot], corrected: 'محاور', ignored: [] },
          ja: { listed: [robot], corrected: null, ignored: ['車両', '以上'] },
          zh: { listed: [robot, welder, controller], corrected: null, ignored: ['航天'] },
          th: { listed: [robot, welder, controller], corrected: null, ignored: ['รถยนต์'] },
        }[language],
      );
    });
  },
);

it('shares the catalogue, and with it the values of attributes, between languages (LSRCH-09)', async () => {
  const [main, german] = await Promise.all([null, 'de'].map((code) => inLanguage(code, () => openCatalogue(test.context.db))));
  expect(german?.ids).toBe(main?.ids);
  expect([german?.translated?.language, main?.translated]).toEqual(['de', null]);
});

describe('a search in the main language', () => {
  it.each(['Steuerung', 'roboter', 'Zubehör', '机器人', 'หุ่นยนต์'])('finds no translations, such as “%s” (LSRCH-01)', async (typed) => {
    expect((await found(null, typed)).names).toEqual([]);
  });

  it.each<Row>([
    ['robots', robot, welder, controller],
    ['welding', welder],
    ['controllers', controller],
  ])('finds originals and English forms: “%s” (LSRCH-04)', async (typed, ...expected) => {
    expect((await found(null, typed)).names).toEqual(expected);
  });
});
