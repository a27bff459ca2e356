import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const maintenancePlan: UnitTexts = {
  title: 'Rencana perawatan yang mengikuti jam kerja',
  slug: 'rencana-perawatan-menurut-jam',
  excerpt:
    'Memberi gemuk menurut kalender terlalu dini bagi satu lengan dan terlambat bagi yang lain. Sebuah rencana satu halaman, lengkap dengan angkanya.',
  content: html`
    <p>“Setiap Januari” adalah tanggal yang bagus untuk ulang tahun, tetapi buruk untuk gearbox. Satu robot di gedung yang sama mungkin sudah
    berjalan 7.200 jam saat itu, sedangkan tetangganya 1.900 jam. Rencana yang mengikuti jam lebih murah, menemukan lebih banyak, dan muat dalam
    satu halaman.</p>
    <h2>Tiga penghitung</h2>
    <ol>
      <li><strong>Jam gerak</strong> untuk apa yang bergesekan: gearbox, sabuk, selang, rel.</li>
      <li><strong>Siklus</strong> untuk apa yang menyambung dan memutus: gripper, rem, relai, katup.</li>
      <li><strong>Kalender</strong> untuk apa yang menua dengan sendirinya: seal, baterai, kapasitor, oli, dan semua yang tanggalnya ditentukan
      standar.</li>
    </ol>
    <p>Dua yang pertama sudah dihitung kontroler. Pada LRC5 angkanya ada di menu Service, Counters, dan melalui
    <a href="/news/opc-ua-on-every-controller">OPC UA</a> tersedia bagi program pabrik itu sendiri.</p>
    <h2>Rencana untuk satu sel</h2>
    <p>Sebuah <a href="/products/six-axis-robot-lr20">LR20</a> dengan gripper vakum, dua konveyor, dan satu tirai cahaya, dua sif, 5.000 jam gerak
    per tahun:</p>
    <table>
      <thead><tr><th>Kapan</th><th>Apa</th><th>Waktu</th></tr></thead>
      <tbody>
        <tr><td>Setiap sif</td><td>Lap sensor dan mangkuk isap, periksa oli di bawah lengan</td><td>5 menit</td></tr>
        <tr><td>Setiap minggu</td><td>Uji henti darurat, pintu, dan tirai cahaya; kuras filter udara</td><td>15 menit</td></tr>
        <tr><td>500 jam</td><td>Sabuk: tegangan, jalur, sambungan; filter lemari kontrol</td><td>40 menit</td></tr>
        <tr><td>1 juta genggaman</td><td>Mangkuk isap baru, filter ejektor</td><td>20 menit</td></tr>
        <tr><td>2.500 jam</td><td>Paket selang saat bergerak, sekrup flensa dan alas, keterulangan di tiga titik</td><td>90 menit</td></tr>
        <tr><td>5.000 jam</td><td>Contoh gemuk sumbu 1 sampai 3, rem penahan dengan beban</td><td>2 jam</td></tr>
        <tr><td>Setiap tahun</td><td>Waktu henti, menurut ISO 13855; sambungan pembumian, menurut IEC 60204-1</td><td>3 jam</td></tr>
        <tr><td>20.000 jam</td><td>Gemuk baru di semua gearbox, paket selang baru</td><td>8 jam</td></tr>
      </tbody>
    </table>
    <p>Dalam setahun jumlahnya sekitar 78 jam, dan 50 jam di antaranya adalah lima menit dari 600 sif. Dengan kata lain: sebagian besar perawatan
    adalah mengelap, dan sebagian besar dikerjakan operator.</p>
    <h2>Biarkan gearbox berbicara</h2>
    <p>Gemuk membawa besi yang hilang dari gearbox. Dua gram dari sumbat kuras sudah cukup, dan alat genggam memberi kadarnya dalam beberapa menit.
    Yang penting bukan nilainya, melainkan kenaikannya:</p>
    <ul>
      <li>Di bawah 500 ppm: normal.</li>
      <li>500 hingga 1.000 ppm: ambil contoh dua kali lebih sering.</li>
      <li>Di atas 1.000 ppm, atau naik dua kali lipat dalam 2.500 jam: pesan gearbox dan tentukan harinya.</li>
    </ul>
    <p>Suara kedua adalah arus motor. Pada beban dan kecepatan yang sama nilainya harus sama pada bulan Juni dan Januari, dengan selisih tiga persen.</p>
    <h2>Seberapa sering sudah cukup?</h2>
    <p>Patokan untuk pemeriksaan yang menemukan gangguan yang akan datang: separuh waktu dari tanda pertama sampai kerusakan. Sabuk yang mulai berserabut
    di sambungannya masih berjalan kira-kira 1.000 jam lagi, jadi periksalah setiap 500 jam. Bantalan yang mulai terdengar tahan 300 jam, jadi
    dengarkan setiap minggu. Apa yang rusak tanpa tanda, seperti kebanyakan elektronik, tidak dapat diperiksa; ia hanya dapat
    <a href="/news/spare-parts-hub-in-surabaya">disimpan di rak</a>.</p>
    <blockquote>Jangan merawat apa yang tidak dapat Anda lihat memburuk. Simpanlah cadangannya.</blockquote>
    <h2>Apa yang dapat dihapus</h2>
    <p>Ambil rencana Anda sekarang dan tanyakan pada setiap barisnya kapan terakhir kali ia menemukan sesuatu. Di sebuah pabrik dengan 34 robot kami
    mencoret 41 dari 112 baris yang tidak menemukan apa pun selama empat tahun, dan menambah sembilan baris yang diminta daftar gangguan. Pekerjaan
    berkurang sepertiga, penghentian tak terencana turun dari 14 menjadi 8 per bulan. Baris yang diminta undang-undang atau standar tetap ada, apa
    pun temuannya.</p>
    <h3>Catat empat hal</h3>
    <ol>
      <li>Tanggal dan jam pada penghitung.</li>
      <li>Apa yang ditemukan, dengan angka bila ada.</li>
      <li>Apa yang dilakukan, dan oleh siapa.</li>
      <li>Berapa lama. Rencana tahun depan disusun dari kolom ini.</li>
    </ol>
    <p>Rencana kami disertakan pada setiap mesin sebagai tabel yang dapat diubah. Jika milik Anda hilang, tulislah lewat
    <a href="/contact">halaman kontak</a> dengan menyebut nomor seri. Dan jika tim Anda ingin berlatih,
    <a href="/news/training-line-for-maintenance-crews">lini pelatihan</a> sudah menunggu dengan empat puluh gangguan.</p>`,
};
