import { team } from '../../../../demo/content/pages/about.ts';
import { products as originals } from '../../../../demo/content/products.ts';
import type { Translations } from '../../../../demo/content/translations/types.ts';
import { products } from './products.ts';

const viewsOf = (name: string): string[] => [name, `${name}、別の角度`, `${name}、細部`, `${name}、寸法図`];

const names: Readonly<Record<string, { name?: string }>> = products;

const described = {
  'articles/article-arm': '下腕の横にガスシリンダを備えた大型ロボット LR210',
  'articles/article-choose': 'リーチ600 mmのスカラロボットと1,130 mmのデルタロボットの線画',
  'articles/article-distance': 'ロボットの前に置かれたライトカーテンの線画。両者の距離が示されている',
  'articles/article-fleet': '列に並んだ移動ロボット。一部は段ボール箱を積んでいる',
  'articles/article-load': 'ロボットの線画と、負荷の距離に対する負荷の線図',
  'articles/article-network': '黄色いネットワークケーブルでつながれたコントローラ、スイッチ、サーボドライブ',
  'articles/article-plant': '木々と2台のバンがあり、壁にLintaraと書かれた工場の模型',
  'articles/energy-save': '電力量計と、消費量が29パーセント減った1日のグラフ',
  'articles/gripper-choice': '作業台に並ぶ3つのグリッパと、ボトル、段ボール箱',
  'articles/internship': '2台のノートパソコンの横に置かれた卓上の小型ロボット。奥のホワイトボードには最初の週の計画',
  'articles/maintenance-plan': '番号を付けたロボットの線画と、52週間の計画',
  'articles/opc-ua': 'コントローラとパネルの線画と、データのツリー',
  'articles/safety-audit': 'ライトカーテンの後ろのロボット。床にはレーザスキャナの領域が色分けされている',
  'articles/service-desk': '机と、生産ラインを映す大型画面が並ぶ管制室',
  'articles/spare-parts': '倉庫の棚の前にいる、段ボール箱を載せた移動ロボット',
  'articles/training-line': '3本のコンベヤに段ボール箱を載せる2台のロボットアーム',
  'articles/two-thousand': 'パレットに載ったロボット。1台に2000の番号がある',
  'articles/vision-light': 'カメラの線画と、リング照明、暗視野、バックライトで撮影した歯車',
  'brand/icon': 'Lintara Automationのアイコン',
  'brand/logo': 'Lintara Automationのロゴ',
  'brand/social-card': 'Lintara：ロボット、駆動機器、制御機器を1つのラインとしてお届けします',
  'hero/scene-cell': 'コンベヤの横で段ボール箱を積むロボット',
  'hero/scene-control': '壁一面に画面が並ぶ管制室',
  'hero/scene-fleet': '倉庫で段ボール箱を運ぶ移動ロボット',
  'hero/scene-line': '複数のロボットアームが並ぶ包装ライン',
};

/** Without the decorative pictures, and those of products that are not translated. */
export const pictureTexts: Translations = Object.fromEntries([
  ...Object.entries(described).map(([path, alt]) => [`${path}.webp`, { alt }]),
  ...team.map(({ name, photo }) => [photo, { alt: `${name}の肖像写真` }]),
  ...originals.flatMap(({ slug, pictures }) => {
    const name = names[slug]?.name;
    return name === undefined ? [] : viewsOf(name).map((alt, index) => [pictures[index], { alt }]);
  }),
]);
