// What surrounds the pages: header, footer, controls, states and errors.
import type { Translations } from '#contract/texts/parts.ts';

type FrameParts =
  | 'breadcrumb'
  | 'controls'
  | 'copy-link'
  | 'count'
  | 'head'
  | 'language-offer'
  | 'languages'
  | 'lightbox'
  | 'lightbox-stage'
  | 'map-frame'
  | 'not-found'
  | 'not-found-page'
  | 'notices'
  | 'pagination'
  | 'route-error'
  | 'shell'
  | 'splash'
  | 'states'
  | 'units';

export const frame: Pick<Translations, FrameParts> = {
  breadcrumb: {
    label: 'パンくずリスト',
  },
  controls: {
    close: '閉じる',
    notifications: 'お知らせ',
    optional: '任意',
    picture: '画像',
    news: 'ニュース',
  },
  'copy-link': {
    copied: 'リンクをコピーしました',
    failed: 'リンクをコピーできませんでした',
  },
  count: {
    products: '製品',
  },
  head: {
    page: '{company}の「{title}」ページです。',
    site: '{company}の製品、ニュース、お問い合わせ先をご案内します。',
    news: 'ニュース',
    knowledge: '技術情報',
    all: 'ニュース・技術情報',
  },
  'language-offer': {
    label: '言語',
    offer: 'このページは{language}でもご覧いただけます。',
    show: '{language}で表示',
    dismiss: '閉じる',
  },
  languages: {
    label: '言語',
    list: '言語一覧',
  },
  lightbox: {
    picture: '画像 {at}/{count}',
  },
  'lightbox-stage': {
    named: '{title}、画像 {at}/{count}',
    previous: '前の画像',
    next: '次の画像',
    zoom: '拡大・縮小',
    zoomIn: '拡大',
    zoomOut: '縮小',
  },
  'map-frame': {
    title: '所在地の地図',
  },
  'not-found': {
    missing: 'エラー 404',
    removed: 'エラー 410',
    removedText: 'このページは削除されました。',
    title: 'ページが見つかりません',
  },
  'not-found-page': {
    text: 'お探しのページは見つかりませんでした。',
    home: 'ホームに戻る',
    products: 'すべての製品',
    field: '製品を検索',
    placeholder: '製品を検索…',
    search: '検索',
    ways: '{news}、{knowledge}、{contact}もご利用ください。',
    news: 'ニュース',
    knowledge: '技術情報',
    contact: 'お問い合わせ',
  },
  notices: {
    badAddressTitle: 'このページは表示できません',
    badAddressText: 'アドレスが正しくありません。',
    busyTitle: 'アクセスが集中しています',
    busyText: 'しばらくすると、このページは自動的に再読み込みされます。',
    excessTitle: 'リクエストが多すぎます',
    excessText: '1分以内に、このページは自動的に再読み込みされます。',
    startingTitle: 'サイトを起動しています',
    startingText: 'しばらくすると、このページは自動的に再読み込みされます。',
    closedText: 'このサイトはまだ公開されていません。',
    closedName: 'このサイト',
    closedPassword: 'パスワード',
    closedOpen: 'サイトを開く',
    closedWrong: 'パスワードが正しくありません。',
    closedSeconds: { other: 'パスワードの誤りが多すぎます。{count}秒後にもう一度お試しください。' },
    closedMinutes: { other: 'パスワードの誤りが多すぎます。{count}分後にもう一度お試しください。' },
    home: 'ホームに戻る',
  },
  pagination: {
    label: 'ページ送り',
    previous: '前へ',
    next: '次へ',
    previousPage: '前へ（前のページ）',
    nextPage: '次へ（次のページ）',
    page: '{page}ページ',
  },
  'route-error': {
    label: 'エラー',
    title: '問題が発生しました',
    text: 'このページを表示できませんでした。もう一度お試しください。',
    reload: '再読み込み',
    home: 'ホームに戻る',
  },
  shell: {
    skip: '本文へ移動',
    company: '会社',
    info: '連絡先とSNS',
    main: 'メインメニュー',
    mobile: 'モバイルメニュー',
    home: 'ホーム',
    about: '会社情報',
    products: '製品情報',
    news: 'ニュース',
    contact: 'お問い合わせ',
    search: '検索',
    quote: '見積もり依頼',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    follow: '公式SNS',
    address: '住所',
    phone: '電話番号',
    fax: 'FAX番号',
    email: 'メールアドレス',
    location: '所在地',
    map: '所在地の地図',
    noMap: '地図を表示できません',
    siteMap: '地図',
    rights: '© {year} {company}. All rights reserved.',
  },
  splash: {
    loading: '読み込み中',
    theme: 'テーマを読み込んでいます…',
    components: '画面を準備しています…',
    settings: '設定を取得しています…',
    styles: 'スタイルを適用しています…',
    ready: '準備ができました',
    welcome: 'ようこそ',
    products: '製品と仕様。',
    news: 'ニュースと技術情報。',
    quotes: 'お問い合わせとお見積もり。',
  },
  states: {
    advice: '接続を確認して、もう一度お試しください。',
    retry: '再試行',
    outdated: '{title}。表示中の情報は最新でない可能性があります。',
  },
  units: {
    label: '単位',
    metric: 'メートル法',
    imperial: 'ヤード・ポンド法',
  },
};
