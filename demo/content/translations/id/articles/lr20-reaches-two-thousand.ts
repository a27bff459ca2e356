import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const twoThousand: UnitTexts = {
  title: 'LR20 mencapai dua ribu unit',
  slug: 'lr20-mencapai-dua-ribu',
  excerpt: 'Nomor 2.000 dikirim kepada pelanggan yang membeli nomor 1.',
  content: html`
    <p>Pada suatu Selasa yang hujan di bulan Maret 2013 sebuah truk membawa <a href="/products/six-axis-robot-lr20">LR20</a> pertama kami ke pabrik
    pengecoran di Cilegon. Lengan itu membawa bak engkol 14 kg dari mesin pres ke gergaji, dan pembuatnya tidur di pabrik selama minggu pertama. Pada
    hari Senin nomor 2.000 dikirim ke pabrik pengecoran yang sama. Ia berdiri di samping nomor 1, yang masih bekerja.</p>
    <h2>Tiga belas tahun, satu lengan</h2>
    <p>Bentuknya hampir tidak berubah sejak itu; hampir semua yang lain berubah. Kami mempertahankan ukuran alas, flensa, dan jangkauan, sehingga lengan
    baru cocok dengan baut lengan lama dan menjalankan programnya. Di dalamnya, tujuh dari sepuluh bagian sudah berbeda.</p>
    <table>
      <thead><tr><th>Data</th><th>Nomor 1, 2013</th><th>Nomor 2.000, 2026</th></tr></thead>
      <tbody>
        <tr><td>Kapasitas beban</td><td>16 kg</td><td>20 kg</td></tr>
        <tr><td>Keterulangan</td><td>±0,06 mm</td><td>±0,03 mm</td></tr>
        <tr><td>Siklus standar 25/300/25</td><td>0,84 s</td><td>0,62 s</td></tr>
        <tr><td>Berat</td><td>287 kg</td><td>248 kg</td></tr>
        <tr><td>Daya siaga</td><td>420 W</td><td>185 W</td></tr>
        <tr><td>Penggantian paket selang</td><td>3 jam</td><td>25 menit</td></tr>
        <tr><td>Jam untuk membuat satu lengan</td><td>96</td><td>31</td></tr>
      </tbody>
    </table>
    <h2>Apa yang diajarkan nomor 1</h2>
    <p>Lengan itu sudah bekerja 71.000 jam dan pernah mendapat dua gearbox baru, satu motor baru, dan empat paket selang. Tiga perbaikan terakhir
    dikerjakan sendiri oleh tim pabrik pengecoran. Ketika kami membongkar gearbox lama sumbu 2 setelah 38.000 jam, bantalannya aus di satu sisi,
    selalu di tempat yang sama: gergajinya berdiri sedikit terlalu rendah, dan lengan menjangkau ke bawah 900 kali per sif.</p>
    <p>Dari situ lahir aturan bahwa kini kami meminta tata letak sebelum mengonfirmasi pesanan, dan menaikkan lengan 200 mm pada satu dari tiga kasus.
    Biayanya hanya sebuah pedestal.</p>
    <h2>Di mana lengan-lengan itu</h2>
    <ul>
      <li>840 melayani mesin: mesin bubut, mesin pres, cetak injeksi.</li>
      <li>510 memindahkan benda cor, kaca, dan ban.</li>
      <li>370 menumpuk dan membongkar tumpukan.</li>
      <li>180 merakit, mengelem, atau menggerinda.</li>
      <li>100 ada di sekolah, di gedung kami sendiri, dan di sebuah teater di Yogyakarta, tempat satu lengan menggerakkan bulan.</li>
    </ul>
    <p>1.914 dari dua ribu lengan itu kini bekerja. Dari sisanya 52 sudah dibesituakan setelah kebakaran, banjir, dan satu forklift, dan 34 berada di
    penyalur atau gudang.</p>
    <blockquote>Sebuah lengan menjadi tua ketika suku cadangnya tidak lagi ada. Maka kami yang menentukan setua apa lengan kami.</blockquote>
    <h2>Dibangun ulang, bukan diganti</h2>
    <p>Kami menerima kembali setiap LR20. Lengan yang dibangun ulang mendapat bantalan, seal, dan selang baru, elektronik terkini, serta pengujian yang sama
    dengan lengan baru, empat puluh jam, dan harganya 55 persen. Sejauh ini 140 lengan menempuh jalan kedua itu. Jika rumah gearbox masih baik, rumah itu
    dipakai lagi; baja tidak mengenal umurnya.</p>
    <h2>Apa berikutnya</h2>
    <p>Menjelang akhir tahun ini kontroler belajar merasakan tabrakan dengan lebih halus: ia akan berhenti pada separuh gaya sekarang tanpa sensor
    tambahan. Pembaruan ini untuk semua LR20 mulai nomor 611, yang pertama memakai encoder 24 bit.</p>
    <p>Dan nomor 1? Pabrik pengecoran ingin memensiunkannya pada 2028, pada ulang tahunnya yang kelima belas. Kami sudah bertanya apakah boleh menaruhnya
    di ruang masuk kami. Timnya menjawab bahwa kami harus berbicara dengan sif malam, yang telah memberinya nama dan tidak mau melepasnya.</p>
    <p>Jika Anda memiliki salah satu dari seratus yang pertama, tulislah lewat <a href="/contact">halaman kontak</a> dengan nomor pada pelatnya. Lima
    pertama yang melewati 60.000 jam mendapat paket selang baru dan kunjungan dari orang-orang yang membuatnya. Berapa jam milik Anda dapat dilihat di
    kontroler, dan apa yang harus dilakukan pada jam ke berapa ada dalam <a href="/news/a-maintenance-plan-by-hours">rencana perawatan kami</a>.</p>`,
};
