import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const secondPlant: UnitTexts = {
  title: 'Lintara membuka pabrik keduanya di Cikarang',
  slug: 'pabrik-kedua-di-cikarang',
  excerpt: 'Gedung baru menggandakan perakitan robot menjadi 240 lengan per bulan dan menyatukan pengujian akhir di bawah satu atap.',
  content: html`
    <p>Pada Kamis pagi pukul delapan gerbang gedung kedua terangkat, dan lengan pertama, sebuah
    <a href="/products/six-axis-robot-lr20">LR20</a>, meluncur keluar di atas robot pengangkut yang tidak memerlukan pengemudi. Tidak ada pita. Enam puluh
    orang yang pindah selama tiga minggu terakhir berdiri di sepanjang lorong dan kembali bekerja setelah lengan itu lewat.</p>
    <p>Gedung ini terletak empat ratus meter dari yang pertama, di seberang kanal. Luasnya 11.400 meter persegi dalam satu lantai, dan tugasnya hanya satu:
    merakit dan menguji robot. Gedung lama tetap menangani pemesinan, penggerak, elektronik, dan perangkat keselamatan.</p>
    <h2>Mengapa gedung kedua</h2>
    <p>Pada 2025 kami membuat 118 lengan per bulan dan memiliki pesanan untuk 150. Hambatannya bukan perakitan, melainkan pengujian: setiap lengan berjalan
    empat puluh jam sebelum dikirim, dan ruang uji hanya punya empat belas tempat. Lengan yang menunggu tempat uji adalah lengan yang sudah selesai dan
    tidak dapat dijual.</p>
    <table>
      <thead><tr><th>Data</th><th>Sebelumnya</th><th>Sekarang</th></tr></thead>
      <tbody>
        <tr><td>Lengan per bulan, satu sif</td><td>118</td><td>240</td></tr>
        <tr><td>Tempat uji</td><td>14</td><td>36</td></tr>
        <tr><td>Jam dari baut terakhir sampai mulai uji</td><td>31</td><td>2</td></tr>
        <tr><td>Jarak antarstasiun, meter untuk setiap lengan</td><td>640</td><td>210</td></tr>
        <tr><td>Listrik untuk setiap lengan, kWh</td><td>412</td><td>265</td></tr>
      </tbody>
    </table>
    <p>Tiga puluh enam tempat dengan empat puluh jam memungkinkan 36 × 720 / 40 = 648 pengujian per bulan, lebih dari dua kali yang diperlukan. Itu
    disengaja. Ruang uji yang selalu penuh tidak punya tempat bagi lengan yang gagal, dan lengan yang gagal harus tinggal sampai sebabnya diketahui.</p>
    <h2>Dibangun seperti kami membangun untuk pelanggan</h2>
    <p>Delapan belas robot pengangkut <a href="/products/mobile-robot-lm600">LM600</a> membawa benda cor, gearbox, dan motor ke dua belas stasiun, sehingga
    tidak ada konveyor di gedung itu dan tidak ada tanda di lantainya. Stasiun dapat dipindahkan dalam satu akhir pekan. Dua di antaranya sudah
    dipindahkan, setelah para perakit bekerja sepuluh hari di sana dan mendapati cahayanya datang dari sisi yang salah.</p>
    <img src="demo:products/amr.webp" alt="Robot bergerak LM600, pengangkut yang membawa komponen ke stasiun">
    <p>Pekerjaan berat dilakukan lengan buatan kami sendiri: sebuah <a href="/products/heavy-robot-lr210">LR210</a> memutar lengan utama saudaranya bagi
    perakit, dan dua <a href="/products/collaborative-robot-lc20">LC20</a> mengencangkan lingkar tiga puluh dua baut di alas, setiap kali dengan urutan
    dan torsi yang sama. Baut untuk satu lengan dahulu memakan waktu sembilan belas menit kerja seseorang, sekarang tidak sama sekali.</p>
    <h2>Pengujian di depan mata pelanggan</h2>
    <p>Setiap tempat uji berdinding kaca ke arah lorong dan punya layar dengan angka yang sedang berjalan: suhu setiap gearbox, arus setiap sumbu,
    keterulangan menurut ISO 9283 pada jam pertama, kedua puluh, dan keempat puluh. Pelanggan boleh duduk di sana sambil minum kopi. Rekamannya bagian dari
    penyerahan dan dapat dibaca dengan nomor seri selama lima belas tahun.</p>
    <blockquote>Gedung ini tidak kami dirikan agar lengan dibuat lebih cepat. Kami mendirikannya agar tidak ada lengan yang harus pergi sebelum
    terbukti.</blockquote>
    <p>Itulah seluruh pidato Ratna Wijaya. Ia direktur utama, dan salah satu dari enam orang yang pada 2008 mulai memperbaiki robot impor.</p>
    <h2>Energi pengereman kembali</h2>
    <p>Setiap tempat uji menyalurkan energi sumbu yang mengerem ke jaringan DC di gedung itu. Tiga puluh enam lengan yang berayun bolak-balik selama empat
    puluh jam semula hanya memanaskan udara; kini semuanya saling memasok dan mengambil 35 persen lebih sedikit dari jaringan listrik. Sebanyak 640 kilowatt
    lagi datang dari atap pada hari yang cerah, hampir seluruh kebutuhan gedung pada tengah hari.</p>
    <h2>Apa berikutnya</h2>
    <ul>
      <li>Januari: bengkel untuk gearbox yang dibangun ulang pindah ke sini. Gearbox yang kembali setelah 30.000 jam pergi lagi dengan bantalan baru dan
      rekaman baru.</li>
      <li>Maret: lengan pertama untuk pelanggan di luar Indonesia, di Vietnam dan Filipina.</li>
      <li>Mulai April: hari Jumat terbuka bagi sekolah. Tulislah lewat <a href="/contact">halaman kontak</a> untuk menentukan tanggal.</li>
    </ul>
    <p>Empat puluh lapangan kerja baru ikut hadir, dua puluh enam di antaranya diisi warga sekitar. Empat belas lagi, untuk perakit, insinyur uji, dan seorang
    petugas gudang yang sangat sabar, masih terbuka.</p>`,
};
