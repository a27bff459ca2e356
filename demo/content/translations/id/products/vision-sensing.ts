import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const visionSensing: Translations = {
  'smart-camera-lk5': {
    name: 'Kamera Cerdas LK5',
    slug: 'kamera-cerdas-lk5',
    short_description: html`
      <p>Dua megapiksel, lampu cincin, dan alat inspeksi dalam satu bodi. Menemukan, mengukur, dan membaca tanpa komputer.</p>`,
    description: html`
      <p>LK5 melihat, memutuskan, dan memberi tahu kontroler dalam 40 ms. Lensa, lampu, prosesor, dan alat inspeksi berada dalam satu bodi yang tertutup
      rapat; hanya dua kabel yang menuju ke sana dan tidak ada komputer di sampingnya.</p>
      <h3>Dua puluh dua alat, tanpa program</h3>
      <p>Menemukan kontur, mengukur jarak, menghitung, membandingkan warna, membaca kode, membaca cetakan: alat diletakkan pada gambar dan saling
      dihubungkan. Alat yang belajar memilah yang baik dari yang buruk setelah masing-masing tiga puluh gambar, dan menyebutkan seberapa yakin
      dirinya.</p>
      <h3>Apa yang dapat dilihat dua megapiksel</h3>
      <ul>
        <li>Patokannya: cacat terkecil harus menutupi empat piksel, sebuah ukuran perlu sepuluh piksel dalam toleransinya.</li>
        <li>1.600 piksel pada bidang 160 mm memberi 0,1 mm per piksel: cacat mulai 0,4 mm, ukuran sampai ±0,05 mm dengan tepi subpiksel.</li>
        <li>Lensa cair memfokus dari 60 mm hingga tak terhingga, dan resep mengingat posisinya.</li>
      </ul>
      <h3>Cahaya lebih dahulu</h3>
      <p>Empat segmen lampu cincin menyala terpisah dalam warna putih, merah, biru, atau inframerah, dan terpolarisasi bila perlu. Mengapa
      <a href="/news/light-before-lens">cahaya lebih penting daripada jumlah piksel</a> dijelaskan dalam basis pengetahuan kami.</p>`,
  },
  'line-scan-camera-lk-l8': {
    name: 'Kamera Pindai Garis LK-L8',
    slug: 'kamera-pindai-garis-lk-l8',
    short_description: html`<p>8.192 piksel pada 80 kHz untuk bahan gulungan, film, dan lembar cetak.</p>`,
    description: html`
      <p>LK-L8 melihat satu garis, delapan puluh ribu kali per detik, dan merangkai garis-garis itu menjadi gambar tanpa ujung. Kamera ini dibuat untuk apa
      yang tidak pernah diam: foil, kertas, kaca, elektrode baterai, karton cetak.</p>
      <h3>Menghitung lebar dan kecepatan</h3>
      <p>Bahan gulungan selebar 800 mm pada 8.192 piksel memberi 0,098 mm per piksel. Agar pikselnya persegi, bahan boleh bergerak 0,098 mm dalam 12,5 µs:
      7,8 m/s, atau 469 m/menit. Pada separuh kecepatan itu dimungkinkan dua pencahayaan per garis, satu medan terang dan satu medan gelap.</p>
      <h3>Cukup cahaya dalam 12 mikrodetik</h3>
      <ul>
        <li>Piksel 5 µm dengan empat baris yang dijumlahkan (TDI) melihat empat kali lebih banyak daripada satu baris.</li>
        <li>Lampu garis LKB dengan 1,2 juta luks dikendalikan kamera dan mengikuti pencahayaannya.</li>
        <li>Koreksi medan datar untuk setiap piksel meratakan lensa dan lampu; koreksi diulang pada ubin putih dalam satu menit.</li>
      </ul>
      <h3>Encoder memberi ketukan</h3>
      <p>Ambil pemicu dari encoder pada bahan, bukan dari jam: dengan begitu piksel tetap persegi ketika mesin bertambah cepat. Kamera membagi dan
      mengalikan pulsa dengan pecahan apa pun, dan mengabaikan bahan yang bergerak mundur.</p>`,
  },
  '3d-profile-sensor-lk-3d': {
    name: 'Sensor Profil 3D LK-3D',
    slug: 'sensor-profil-3d-lk-3d',
    short_description: html`
      <p>Garis laser 240 mm, 3.200 titik, 5.000 profil per detik. Mengukur tinggi, celah, alur lem, dan volume.</p>`,
    description: html`
      <p>LK-3D memancarkan garis cahaya biru melintasi benda dan melihatnya dari samping. Di tempat benda lebih tinggi, garis itu membelok; dari
      belokannya diperoleh ketinggian, sampai beberapa mikrometer, 5.000 kali per detik. Gerakkan benda di bawahnya, dan profil-profil itu
      membentuk sebuah benda utuh.</p>
      <h3>Pertanyaan yang dijawabnya</h3>
      <ul>
        <li>Apakah alur lem tidak terputus, cukup lebar, dan cukup tinggi di sekelilingnya?</li>
        <li>Apakah tepi dua pelat rata, dan berapa lebar celahnya?</li>
        <li>Di mana letak karung berikutnya di palet, dan ke mana arahnya?</li>
      </ul>
      <h3>Angka yang dapat dipercaya</h3>
      <p>Keterulangan tinggi adalah 3 µm pada permukaan yang tidak mengilap, dirata-ratakan sepanjang satu garis. Linearitasnya 0,02 % dari rentang, jadi 24 µm pada
      120 mm. Kilau, lubang dalam, dan lereng curam kehilangan titik: di atas 75 derajat kamera tidak lagi melihat garis. Dua sensor yang saling
      menghadap mengisi bayangan dan menjawab sebagai satu.</p>
      <h3>Berpikir di dalam</h3>
      <p>Empat puluh alat ukur bekerja di kepala sensor dan memberi angka kepada kontroler, atau awan titik kepada robot. Kalibrasi mata-tangan dengan
      lengan kami memerlukan sebuah bola, sebuah penyangga, dan sepuluh menit.</p>`,
  },
  'photoelectric-sensor-ls-p40': {
    name: 'Sensor Fotoelektrik LS-P40',
    slug: 'sensor-fotoelektrik-ls-p40',
    short_description: html`<p>Retroreflektif 6 m, mengenali benda bening, IO-Link. Harga sudah termasuk reflektor.</p>`,
    description: html`
      <p>LS-P40 melihat sebuah reflektor dan mengetahui apa yang lewat di antaranya, bahkan botol PET yang hanya mengambil delapan persen cahaya.
      Cahaya terpolarisasi mencegahnya mengira kaleng mengilap sebagai reflektor.</p>
      <h3>Benda bening</h3>
      <p>Sensor mengikuti berkurangnya cahaya secara perlahan akibat debu pada reflektornya dan menggeser ambangnya. Disetel sekali dengan sabuk kosong,
      setelannya bertahan berminggu-minggu, sedangkan ambang tetap gagal dalam beberapa hari.</p>
      <h3>Dua cara menyetel</h3>
      <ul>
        <li>Satu tombol: tekan dua detik saat sabuk kosong, selesai.</li>
        <li>IO-Link: ambang, histeresis, tunda, dan penghitung; tingkat kotor dan suhu kembali sebagai angka.</li>
        <li>Keluaran antivalen, sehingga kabel putus diketahui.</li>
      </ul>
      <h3>Pemasangan</h3>
      <p>Dua lubang M4 berjarak 25,4 mm cocok dengan braket yang umum. Miringkan sepuluh derajat terhadap benda mengilap, dan jaga jarak 100 mm dari
      reflektor, karena di sana terletak zona buta optiknya.</p>`,
  },
  'inductive-sensor-ls-m': {
    name: 'Sensor Induktif LS-M',
    slug: 'sensor-induktif-ls-m',
    short_description: html`
      <p>M8 sampai M30, pemasangan rata, faktor 1 untuk baja dan aluminium. Angka dan harga berlaku untuk M18.</p>`,
    description: html`
      <p>LS-M melihat logam dan tidak yang lain: bukan debu, bukan minyak, bukan plastik. Sensor ini tanpa bagian bergerak dan tanpa kontak, jadi tetap
      bekerja setelah mesin di sekitarnya dibangun ulang dua kali.</p>
      <h3>Jarak yang sama untuk setiap logam</h3>
      <p>Sensor induktif biasa yang melihat baja pada 8 mm melihat aluminium pada 3 mm dan tembaga pada 2,5 mm. LS-M mengukur dengan beberapa kumparan dan
      melihat semuanya pada 8 mm: faktor reduksi 1. Satu sensor dalam gambar, apa pun bahan bendanya.</p>
      <h3>Cadangan terhadap penyimpangan</h3>
      <ul>
        <li>Rencanakan dengan 80 % jarak nominal: 6,4 mm untuk M18. Ini mencakup suhu, catu daya, dan sebaran menurut IEC 60947-5-2.</li>
        <li>Tidak terganggu medan magnet hingga 200 mT: cocok untuk sel las.</li>
        <li>Rata dalam baja; sisakan satu diameter di antara dua sensor.</li>
      </ul>
      <h3>Ukuran</h3>
      <p>M8 dengan 3 mm, M12 dengan 4 mm, M18 dengan 8 mm, dan M30 dengan 15 mm, masing-masing dengan kabel 2 m atau konektor M12, PNP atau NPN. Semuanya
      tersedia di gudang.</p>`,
  },
};
