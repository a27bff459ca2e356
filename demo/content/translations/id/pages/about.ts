import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const about: UnitTexts = {
  title: 'Tentang kami',
  slug: 'tentang-kami',
  short_content: html`
    Lintara berawal pada 2008 dengan enam insinyur dan satu gedung sewaan. Kini satu tim di Cikarang merancang lengan, penggerak yang
    menggerakkannya, kontroler yang berpikir untuknya, dan perangkat pengaman yang melindungi orang, sehingga hanya ada satu gambar, satu daftar
    bahan, dan satu nomor telepon.`,
  content: html`
    <p><img src="demo:articles/training-line.webp" alt="Dua lengan robot menaruh karton di atas tiga konveyor"></p>
    <h2>Delapan belas tahun, satu kantor perancangan.</h2>
    <p>Pada 2008 enam insinyur menyewa sebuah gedung di Cikarang untuk memperbaiki robot impor. Mereka mendapati bahwa sebagian besar gangguan
    tidak terletak pada lengannya, melainkan di antara bagian-bagiannya: penggerak dari satu produsen, kontroler dari produsen lain, perangkat
    pengaman dari yang ketiga. Maka mereka mulai membuat semuanya sendiri.</p>
    <p>Kini 164 orang merancang dan merakit robot, penggerak, kontroler, dan perangkat keselamatan di bawah dua atap. Mesin kami menumpuk beras,
    mengelem sepatu, mengelas rangka, dan mengemas obat dari Medan hingga Makassar.</p>
    <p>Kami tetap perusahaan para insinyur. Orang yang merencanakan lini Anda pernah memasang kabelnya sendiri, dan orang yang menjawab telepon
    servis pada malam hari pernah berdiri di pabrik pada jam itu. Empat dari lima di antara kami bekerja dengan mesin, dan setiap rekan baru,
    termasuk bagian akuntansi, menghabiskan dua minggu pertama di lantai perakitan.</p>`,
};
