import { team } from '../../pages/about.ts';
import { products as originals } from '../../products.ts';
import type { Translations } from '../types.ts';
import { products } from './products.ts';

const viewsOf = (name: string): string[] => [name, `${name}, tampak lain`, `${name}, detail`, `${name}, gambar dimensi`];

const described = {
  'articles/article-arm': 'Robot beban berat LR210 dengan silinder gas di samping lengan utamanya',
  'articles/article-choose': 'Gambar garis robot SCARA dengan jangkauan 600 mm dan robot delta 1.130 mm',
  'articles/article-distance': 'Gambar garis tirai cahaya di depan robot, dengan jarak di antara keduanya ditandai',
  'articles/article-fleet': 'Robot bergerak yang berbaris, beberapa di antaranya bermuatan karton',
  'articles/article-load': 'Gambar garis robot di samping diagram bebannya terhadap jarak beban',
  'articles/article-network': 'Kontroler, switch, dan penggerak servo yang dihubungkan kabel jaringan kuning',
  'articles/article-plant': 'Model pabrik dengan pepohonan, dua mobil boks, dan nama Lintara di dindingnya',
  'articles/energy-save': 'Meter energi di samping grafik satu hari dengan konsumsi yang turun 29 persen',
  'articles/gripper-choice': 'Tiga gripper di meja kerja, bersama botol dan karton',
  'articles/internship': 'Robot kecil di meja di samping dua laptop, di depan papan tulis berisi rencana minggu pertama',
  'articles/maintenance-plan': 'Gambar garis robot dengan titik bernomor, di samping rencana 52 minggu',
  'articles/opc-ua': 'Gambar garis kontroler dan panel, di samping pohon datanya',
  'articles/safety-audit': 'Robot di belakang tirai cahaya, dengan zona pemindai laser berwarna di lantai',
  'articles/service-desk': 'Ruang kendali dengan meja dan layar besar yang menampilkan lini produksi',
  'articles/spare-parts': 'Robot bergerak membawa karton di depan rak gudang',
  'articles/training-line': 'Dua lengan robot menaruh karton di atas tiga konveyor',
  'articles/two-thousand': 'Robot di atas palet; salah satunya bernomor 2000',
  'articles/vision-light': 'Gambar garis kamera, di samping roda gigi dengan lampu cincin, medan gelap, dan cahaya latar',
  'brand/icon': 'Ikon Lintara Automation',
  'brand/logo': 'Logo Lintara Automation',
  'brand/social-card': 'Lintara: robot, penggerak, dan kontrol yang tiba sebagai satu lini',
  'hero/scene-cell': 'Robot yang menumpuk karton di samping konveyor',
  'hero/scene-control': 'Ruang kendali dengan dinding layar',
  'hero/scene-fleet': 'Robot bergerak yang membawa karton melintasi gudang',
  'hero/scene-line': 'Lini pengemasan dengan beberapa lengan robot',
};

/** Without the decorative pictures. */
export const pictureTexts: Translations = Object.fromEntries([
  ...Object.entries(described).map(([path, alt]) => [`${path}.webp`, { alt }]),
  ...team.map(({ name, photo }) => [photo, { alt: `Potret ${name}` }]),
  ...originals.flatMap(({ slug, pictures }) => viewsOf(products[slug]?.name ?? '').map((alt, index) => [pictures[index], { alt }])),
]);
