import type { UnitTexts } from '#contract/rules/translations.ts';
import type { TranslatedContent } from '../../types.ts';
import { groupTitles } from './group-titles.ts';
import { html } from './html.ts';

/** Texts of specifications that no attribute translates. */
const shared: UnitTexts = {
  ...Object.fromEntries(
    ['Performance', 'Axes', 'Mechanics', 'Electrical', 'Environment'].map((title) => [`specifications/${title}`, groupTitles[title] ?? '']),
  ),
  'specifications/J1, turn': 'J1（旋回）',
  'specifications/J2, lower arm': 'J2（下腕）',
  'specifications/J3, upper arm': 'J3（上腕）',
  'specifications/J4, forearm roll': 'J4（前腕回転）',
  'specifications/J5, wrist bend': 'J5（手首曲げ）',
  'specifications/J6, flange roll': 'J6（フランジ回転）',
  'specifications/Supply': '電源電圧',
  'specifications/Footprint': '設置面積',
  'specifications/Wrist flange': '手首フランジ',
  'specifications/Controller': 'コントローラ',
};

const cycle: UnitTexts = {
  'specifications/Maximum tool speed': '最大ツール速度',
  'specifications/Standard cycle 25/300/25': '標準サイクル 25/300/25',
  'specifications/Hose pack': 'ホースパック',
};

export const products: TranslatedContent['products'] = {
  'six-axis-robot-lr20': {
    name: '6軸ロボット LR20',
    short_description: html`
      <p>20 kgまでのハンドリングと工作機械への着脱に。ホースと信号線はアームに内蔵しています。
      コントローラLRC5、教示ペンダント、安全ボードが付属します。</p>`,
    description: html`
      <p>LR20は、旋盤やプレスへの着脱、鋳物のステーション間搬送、トレイの積み重ねなど、工場で最も多い作業を担います。
      第2軸と第3軸は1つの鋳物を共有しています。アームを1,720 mmまで伸ばしても肘の剛性が保たれ、0.03ミリメートルの繰り返し精度を実現します。</p>
      <h3>無人運転に応える設計</h3>
      <ul>
        <li>グリース交換間隔20,000時間の密閉型減速機。</li>
        <li>内蔵ホースパックは、手首側から25分で交換できます。</li>
        <li>手首は保護等級IP67で、クーラントと微細粉じんで試験済みです。</li>
      </ul>
      <h3>手首で扱える負荷</h3>
      <p>重心がフランジ前方150 mm以内、フランジ軸から横に80 mm以内であれば、20 kgまで許容されます。旋削部品用のダブルグリッパ、
      5 kgのワーク2個、ツールチェンジャは、この範囲に収まります。より長いツールで使える質量は、
      <a href="/news/reading-a-load-diagram">負荷線図</a>で確認できます。</p>
      <h3>ラインにすぐ接続</h3>
      <p>コントローラは、EtherCAT、PROFINET、OPC UAに標準で対応しています。当社のレイアウトツールで計画したセルは、座標系、ツール、
      負荷データを設定した状態で納入します。初日に最初の良品を生産できます。</p>`,
    ...shared,
    ...cycle,
    'specifications/2 × air 8 mm, 12 signals, 1 × Gigabit Ethernet': 'エア 2 × 8 mm、信号 12点、ギガビットイーサネット 1系統',
    'specifications/Protection, arm / wrist': '保護等級（アーム / 手首）',
    'specifications/Humidity, no condensation': '湿度（結露なきこと）',
  },
  'compact-robot-lr7': {
    name: '小型ロボット LR7',
    short_description: html`<p>組立と検査のための卓上サイズのアームです。240 mm角の設置面積で、リーチは910 mmです。</p>`,
    description: html`
      <p>LR7は作業台の上で供給装置と検査装置の間に収まり、設置場所は紙1枚分で足ります。手首に7 kgまで搭載でき、ドライバ、カメラ、
      グリッパを同時に取り付けられます。1台で取り出し、確認、挿入、締め付けを行えます。</p>
      <h3>小型でも高剛性</h3>
      <p>6軸すべてに、ガタのない波動歯車減速機を採用しています。繰り返し精度は動作範囲全体で0.02ミリメートルです。ISO 9283に従い、
      定格負荷と最高速度で、暖機後と冷機時に測定しています。</p>
      <h3>作業台にも機械にも</h3>
      <ul>
        <li>4個のバルブと4 mm配管8本を前腕に内蔵し、チューブはフランジから出ます。</li>
        <li>減速機やばねを変更せずに、架台からの吊り下げや壁掛けに対応します。</li>
        <li>コネクタの位置は、背面またはベース下面からご注文時にお選びいただけます。</li>
      </ul>
      <h3>クリーンルームと検査工程</h3>
      <p>標準仕様でISOクラス5のクリーンルームに対応します。露出した電子部品を扱う作業には、導電カバー仕様をご用意しています。
      フランジからベースまでの抵抗は1メグオーム未満です。</p>`,
    ...shared,
    ...cycle,
    'specifications/Moment of inertia at J6': 'J6の慣性モーメント',
    'specifications/8 × air 4 mm, 10 signals, 1 × Gigabit Ethernet': 'エア 8 × 4 mm、信号 10点、ギガビットイーサネット 1系統',
    'specifications/IP54, IP67 on request': 'IP54（IP67は要問い合わせ）',
    'specifications/Clean room': 'クリーンルーム',
    'specifications/ISO 14644-1 class 5': 'ISO 14644-1 クラス5',
  },
  'heavy-robot-lr210': {
    name: '大型ロボット LR210',
    short_description: html`<p>スポット溶接と重量物のハンドリングに。第2軸はバランス機構付き、手首可搬質量210 kg、リーチ2,700 mmです。</p>`,
    description: html`
      <p>LR210は、スポット溶接ガン、ホイールハブ、れんがのパレットを運び、前回と同じ位置に0.07ミリメートルの精度で置きます。
      第2軸はガスシリンダで釣り合わせているため、モータはアームではなく負荷を動かします。</p>
      <h3>待機中の電力は半分</h3>
      <p>制動中の軸はコントローラの共通直流リンクに電力を戻し、ほかの軸がそれを使います。最後の動作から2秒後にブレーキが掛かり、
      ドライブはスリープ状態に入ります。待機電力は290 Wです。<a href="/news/lr210-idles-on-half-the-power">測定結果</a>では、
      車体工場のセルの1日を紹介しています。</p>
      <h3>車体工場のための設計</h3>
      <ul>
        <li>水、エア、溶接電流、EtherCATなど、溶接ガンへの配線と配管は、1本のパックにまとめてアームに沿わせています。</li>
        <li>第4軸から第6軸は1つの油室を共有し、磁気プラグと点検窓を備えています。</li>
        <li>ベースの2か所のポケットを使い、フォークリフトで持ち上げられます。水平調整はボルト3本で行います。</li>
      </ul>
      <h3>床に必要な強度</h3>
      <p>全負荷での非常停止時、床には19 kN·mの転倒モーメントが加わります。アンカー配置とコンクリート等級を記した基礎図は、
      アームの6週間前に注文確認書とともにお届けします。</p>`,
    ...shared,
    'specifications/Extra load on the forearm': '前腕の追加負荷',
    'specifications/Wrist torque J4, J5 / J6': '手首トルク J4、J5 / J6',
    'specifications/Tilting moment at emergency stop': '非常停止時の転倒モーメント',
    'specifications/LRC5-A with power unit PU20': 'LRC5-A（パワーユニットPU20付き）',
    'specifications/Protection, arm / wrist': '保護等級（アーム / 手首）',
    'specifications/Delivery time': '納期',
    'specifications/14 weeks': '14週間',
    'specifications/Warranty': '保証期間',
    'specifications/24 months or 12,000 hours': '24か月または12,000時間',
  },
};
