import { sections } from '../../../../demo/content/pages/about.ts';
import type { Translations } from '../../../../demo/content/translations/types.ts';
import { html } from './html.ts';

const title = '1台のアームから、ライン全体へ。';
const subtitle = 'ロボット、駆動機器、安全機器、制御機器をチカランで一体として設計・試験し、すぐに稼働できる状態でお届けします。';

const company: Translations = {
  company_name: { value: 'Lintara Automation' },
  company_tagline: { value: 'ロボット、駆動機器、制御機器を1つのラインとしてお届けします。' },
  company_description: {
    value:
      'Lintaraは、東南アジアの製造業のお客様に向けて、センサ1個からライン全体まで、産業用ロボット、制御システム、搬送機器を設計・製造しています。',
  },
  company_location: { value: '西ジャワ州チカラン' },
  footer_tagline: { value: 'チカランで製造し、インドネシア各地の640ラインで稼働しています。' },
  business_hours: {
    value: html`
      <p>月曜～金曜：08:00～17:00</p>
      <p>土曜：08:00～13:00</p>
      <p>サービス窓口：24時間</p>`,
  },
};

const texts: Translations = {
  home_contact_title: { value: '工場の図面をお送りください。' },
  home_contact_text: { value: '当社の技術者が、レイアウト、サイクルタイム、価格をご回答します。' },
  home_final_title: { value: 'ラインで何を作るか、お聞かせください。' },
  home_final_text: { value: 'コールセンターではなく、技術者がお答えします。' },
  news_subtitle: { value: '製品、稼働現場、新しい仲間についてお伝えします。' },
  knowledge_subtitle: { value: '選び方、しくみ、長く使うための方法を解説します。' },
};

const hero: Translations = {
  title: { value: title },
  subtitle: { value: subtitle },
  slides_data: {
    'value/Whole lines, built around one arm.': title,
    'value/Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.': subtitle,
    'value/Works beside you, not behind a fence.': '柵の向こうではなく、あなたの隣で。',
    'value/The LC10 feels a touch in all six joints and stops within four millimetres.':
      'LC10は6つの関節すべてで接触を検知し、4ミリメートル以内で停止します。',
    'value/The aisle is the conveyor.': '通路が、コンベヤになる。',
    'value/Mobile robots that map a hall in one walk and share it with people.':
      '一度の走行で工場の地図を作り、人と同じ場所で働く移動ロボットです。',
    'value/One controller, a hundred lines.': '1つのコントローラで、100のラインを。',
    'value/The same software runs every arm we have built since 2012.':
      '2012年以降に製造したすべてのアームが、同じソフトウェアで動いています。',
  },
  point_1: { value: '9週間で設置' },
  point_2: { value: '予備品は24 h以内' },
  point_3: { value: 'チカランでの研修' },
  point_4: { value: '2.6 mまでのパレット積み' },
  point_5: { value: '安全性能 PL e、Cat. 4' },
  point_6: { value: '可搬質量3～210 kg' },
  point_7: { value: '全アーム共通のコントローラ' },
};

const [mission, work, answer, future] = sections.map(({ content }) => `value/${content}`);

const about: Translations = {
  statistics: {
    'value/Years of experience': '年の実績',
    'value/Projects completed': '完了プロジェクト',
    'value/Happy clients': 'お客様',
    'value/Team members': '従業員',
  },
  team_members: {
    'value/Managing Director': '代表取締役社長',
    'value/Head of Robotics': 'ロボット部門長',
    'value/Head of Machine Safety': '機械安全部門長',
    'value/Lead, Drives and Networks': '駆動・ネットワーク責任者',
    'value/Head of Applications': 'アプリケーション部門長',
    'value/Head of Service': 'サービス部門長',
  },
  sections: {
    'value/Our mission': '私たちの使命',
    [`${mission}`]: html`
      <p>保全の現場で理解できる自動化を実現すること。納入するすべての機械に、図面、ソースコード、電話で相談できる担当者が付きます。
      製造元にしか修理できないラインは、半分しか納めていないのと同じだからです。</p>`,
    'value/How we work': '私たちの仕事の進め方',
    [`${work}`]: html`
      <p>機械、駆動、安全、ソフトウェアの各担当が1つの工場で働いています。セルはチカランですべて組み上げ、お客様の立ち会いのもと、
      お客様のワークで1週間運転してから出荷します。ご注文から最初の部品の生産まで9週間が当社の決まりで、達成率を公表しています。
      2026年は94パーセントでした。</p>`,
    'value/What we answer for': '私たちの責任',
    [`${answer}`]: html`
      <p>安全は追加のオプションではありません。すべてのセルに、ISO 12100に基づくリスクアセスメント、ISO 13849-1に基づく計算、
      停止時間の実測値を添えて納入します。1号機以降のすべてのアームの予備品を在庫し、100件のうち97件は1日以内に出荷しています。</p>`,
    'value/Where we are going': '私たちのこれから',
    [`${future}`]: html`
      <p>2028年までに、すべてのアームが制動エネルギーをラインに戻し、すべての減速機を交換せずに再生します。
      第2工場は、この2つに対応した設計です。</p>`,
  },
};

const menus: Translations = {
  header_menu: {
    'value/HOME': 'ホーム',
    'value/ABOUT': '会社情報',
    'value/PRODUCTS': '製品情報',
    'value/All Products': 'すべての製品',
    'value/NEWS': 'ニュース',
    'value/Company News': '企業ニュース',
    'value/Knowledge Base': '技術情報',
    'value/CONTACT': 'お問い合わせ',
  },
  footer_menu: {
    'value/Quick Links': 'サイトメニュー',
    'value/Home': 'ホーム',
    'value/About Us': '会社情報',
    'value/Products': '製品情報',
    'value/News': 'ニュース',
    'value/Contact Us': 'お問い合わせ',
    'value/Our Solutions': 'ソリューション',
    'value/View All Products': '全製品を見る',
    'value/Privacy Policy': 'プライバシーポリシー',
    'value/Terms of Service': '利用規約',
  },
};

export const settings: Translations = { ...company, ...texts, ...hero, ...about, ...menus };
