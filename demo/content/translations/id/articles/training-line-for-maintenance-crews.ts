import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const trainingLine: UnitTexts = {
  title: 'Lini pelatihan untuk tim perawatan',
  slug: 'lini-pelatihan-tim-perawatan',
  excerpt:
    'Enam lengan, sembilan konveyor, dan empat puluh gangguan tertanam: tim memperbaiki apa yang akan mereka hadapi di tempat kerja.',
  content: html`
    <p>Memperbaiki lini tidak dipelajari dari salindia. Orang mempelajarinya pada pukul tiga pagi, sendirian, dengan kepala sif di belakangnya. Kami membangun
    lini tempat hal itu dapat dipelajari pada siang hari, sambil minum kopi. Lini ini berdiri di gedung lama di Cikarang, tidak menghasilkan apa-apa,
    dan rusak empat puluh kali sehari.</p>
    <h2>Lininya</h2>
    <p>Enam lengan, dari <a href="/products/scara-robot-ls6">SCARA LS6</a> hingga
    <a href="/products/palletising-robot-lp180">robot paletisasi LP180</a>, sembilan <a href="/products/belt-conveyor-lb-500">konveyor</a>, dua kamera, empat
    pintu pengaman, dan satu kontroler LX5 mengedarkan kubus kayu. Sebuah kubus diambil, dilihat, diputar, ditumpuk, dan dibongkar. Semuanya
    perlengkapan standar dengan gambar standar.</p>
    <p>Di balik panel ada empat puluh relai dan katup yang tidak terlihat siapa pun. Pelatih memegang tablet dan memilih sebuah gangguan. Lini berhenti, atau
    lebih buruk lagi, tidak berhenti tetapi membuat satu dari lima puluh kubus salah.</p>
    <h2>Empat puluh gangguan, dari laporan servis kami sendiri</h2>
    <p>Kami membaca 3.100 laporan selama lima tahun dan mengambil empat puluh sebab yang paling umum. Sepuluh yang pertama mencakup 61 persen dari semua
    panggilan:</p>
    <table>
      <thead><tr><th>Peringkat</th><th>Sebab</th><th>Porsi</th></tr></thead>
      <tbody>
        <tr><td>1</td><td>Sensor kotor atau bergeser</td><td>14 %</td></tr>
        <tr><td>2</td><td>Kabel putus di rantai kabel</td><td>10 %</td></tr>
        <tr><td>3</td><td>Sakelar pintu tidak lurus</td><td>8 %</td></tr>
        <tr><td>4</td><td>Vakum bocor di mangkuk isap</td><td>7 %</td></tr>
        <tr><td>5</td><td>Tekanan udara terlalu rendah, filter penuh</td><td>5 %</td></tr>
        <tr><td>6</td><td>Sabuk lari ke satu sisi</td><td>4 %</td></tr>
        <tr><td>7</td><td>Konektor basah atau tidak dikencangkan</td><td>4 %</td></tr>
        <tr><td>8</td><td>Resep salah atau setelan lama setelah ganti produk</td><td>3 %</td></tr>
        <tr><td>9</td><td>Kipas atau filter lemari kontrol tersumbat</td><td>3 %</td></tr>
        <tr><td>10</td><td>Rem penahan aus</td><td>3 %</td></tr>
      </tbody>
    </table>
    <p>Sembilan dari sepuluh sebab ini tidak memerlukan suku cadang yang lebih mahal daripada makan siang. Yang diperlukan ialah orang yang lebih dahulu melihat
    ke tempat yang tepat.</p>
    <h2>Tiga hari</h2>
    <ol>
      <li><strong>Melihat.</strong> Membaca gambar, daftar gangguan, dan lampu di terminal. Tidak ada alat sebelum tengah hari.</li>
      <li><strong>Membagi dua.</strong> Di mana sinyal masih ada, di mana sudah tidak ada? Belah jalurnya menjadi dua sampai gangguan tidak punya tempat
      lagi. Untuk empat puluh terminal diperlukan paling banyak enam pengukuran, karena 2 pangkat 6 adalah 64.</li>
      <li><strong>Membuktikan.</strong> Perbaiki, uji, catat. Gangguan yang tidak diketahui sebabnya hanya sedang tidur.</li>
    </ol>
    <p>Pada sore terakhir setiap tim beranggota empat orang menghadapi delapan gangguan berturut-turut dengan dihitung waktunya. Tim terbaik sejauh ini, dari
    pabrik mi di Semarang, memerlukan 71 menit. Mediannya 124 menit; pada pagi pertama 190 menit untuk jenis gangguan yang sama.</p>
    <blockquote>Kebanyakan orang mulai dari bagian yang paling mereka kuasai cara menggantinya. Kami mengajari mereka mulai dari bagian yang paling sering
    menjadi penyebab.</blockquote>
    <h2>Keselamatan yang utama, dan sungguh yang utama</h2>
    <p>Sebelum gangguan pertama setiap orang mengunci lini dengan gembok miliknya sendiri, memeriksa bahwa tidak ada tegangan yang tersisa, dan mencari udara
    yang masih ada di dalam silinder. Dua dari empat puluh gangguan itu berbahaya: sakelar pintu yang dijembatani dan katup yang menahan tekanan setelah
    dimatikan. Siapa yang memasukkan tangan ke sana mengulang harinya dari awal.</p>
    <h2>Jadwal dan tempat</h2>
    <ul>
      <li>Setiap dua minggu dari Selasa sampai Kamis, dua belas orang dalam tiga tim.</li>
      <li>Dalam bahasa Indonesia; dalam bahasa Inggris atas permintaan.</li>
      <li>Dua tempat gratis untuk setiap lini yang kami kirim, dan tetap begitu sepanjang umurnya.</li>
      <li>Tim boleh membawa gangguan dari tempat kerjanya. Lima di antaranya sudah kami tanamkan.</li>
    </ul>
    <p>Tanyakan jadwalnya lewat <a href="/contact">halaman kontak</a>. Jika Anda ingin bersiap, bacalah
    <a href="/news/a-maintenance-plan-by-hours">Rencana perawatan yang mengikuti jam kerja</a>.</p>`,
};
