import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const sixtyMobileRobots: UnitTexts = {
  title: 'Enam puluh robot bergerak untuk produsen ban di Karawang',
  slug: 'enam-puluh-robot-bergerak-di-karawang',
  excerpt: 'Satu armada menggantikan konveyor tetap sepanjang 4,2\u00a0km dan diperluas di sela sif, bukan dengan menghentikan pabrik.',
  content: html`
    <p>Ban itu berat, lengket sebelum divulkanisasi, dan tidak pernah dua kali sama. Di Karawang ban mentah dahulu berjalan dari mesin pembentuk ke mesin pres di
    atas konveyor gantung sepanjang 4,2 kilometer. Jika satu rantai putus, 96 mesin pres mendingin bersama-sama. Sejak Agustus ban itu diangkut enam puluh
    robot <a href="/products/mobile-robot-lm600">LM600</a>.</p>
    <h2>Apa yang dikerjakan armada</h2>
    <p>Dua puluh empat mesin pembentuk rata-rata menghasilkan satu ban mentah setiap 50 detik. Sebuah robot mengambil enam ban sekaligus pada satu rak,
    melewati timbangan dan penyemprot, lalu membawanya ke mesin pres yang akan kosong berikutnya. Rak kosong kembali lewat jalan yang sama.</p>
    <ul>
      <li>1.730 ban per jam pada beban penuh, dalam 288 perjalanan.</li>
      <li>Rata-rata perjalanan bermuatan 210 m, perjalanan pulang kosong 150 m.</li>
      <li>Waktu terlama dari mesin ke pres 38 menit; resepnya mengizinkan 90.</li>
    </ul>
    <h2>Bagaimana angka enam puluh dihitung</h2>
    <p>Pertanyaan pertama dalam proyek seperti ini adalah berapa kendaraan. Hitungannya singkat, dan layak dikerjakan sebelum ada yang membuat simulasi:</p>
    <table>
      <thead><tr><th>Bagian perjalanan</th><th>Waktu</th></tr></thead>
      <tbody>
        <tr><td>360 m dengan rata-rata 0,9 m/s, termasuk tikungan dan persimpangan</td><td>400 s</td></tr>
        <tr><td>Muat, timbang, semprot, bongkar</td><td>145 s</td></tr>
        <tr><td>Menunggu yang lain, 12 % dari waktu jalan</td><td>48 s</td></tr>
        <tr><td>Jumlah</td><td>593 s</td></tr>
      </tbody>
    </table>
    <p>288 perjalanan per jam × 593 s / 3.600 s = 47,4 kendaraan yang bergerak. Satu dari delapan sedang mengisi daya, jadi bagilah dengan 0,875: 54,2. Lima
    lagi disediakan untuk puncak setelah pergantian sif, dan satu ada di bengkel. Jumlahnya enam puluh. Simulasi, tiga minggu kemudian, menyebut lima
    puluh delapan.</p>
    <blockquote>Pakailah kecepatan rata-rata yang Anda ukur dengan stopwatch, bukan yang tertulis di lembar data. Milik kami 1,8 m/s di atas kertas dan 0,9
    di lapangan.</blockquote>
    <h2>Tanpa penghentian</h2>
    <p>Konveyor tidak pernah dihentikan untuk perubahan ini. Pada minggu pertama delapan robot mengambil alih satu dari empat lini vulkanisasi. Setiap minggu
    bertambah satu kelompok, dan rantai di atasnya dibongkar pada malam hari, bagian demi bagian. Setelah tujuh minggu konveyor itu lenyap, dan bersamanya
    340 motor, 11 lift, dan lapisan oli di lantai.</p>
    <img src="demo:products/charging-station.webp" alt="Stasiun pengisian daya LCH48 di dinding gedung">
    <p>Lima belas <a href="/products/charging-station-lch48">stasiun pengisian daya</a> berdiri di antara mesin pres, di bekas tempat tiang konveyor. Robot
    yang punya waktu luang empat menit pergi mengisi daya; tidak ada yang merencanakannya. Sejak awal baterainya bertahan di antara 35 dan 85 persen.</p>
    <h2>Orang dan robot di lorong yang sama</h2>
    <p>Empat ratus orang melintasi lorong itu dalam satu sif. Armada mengikuti ISO 3691-4: setiap robot menjaga segala arah dengan dua pemindai, medannya
    membesar menurut kecepatan dan beban, dan persimpangan yang kurang terlihat punya batas kecepatan 0,6 m/s. Pada bulan pertama ada 2.100 henti
    pelindung per hari. Peta menunjukkan bahwa separuhnya berasal dari tiga sudut. Setelah dua cermin bagi orang, satu rak yang dipindahkan, dan satu garis
    kuning, jumlahnya tinggal 640.</p>
    <h2>Angka setelah delapan minggu</h2>
    <ul>
      <li>Ketersediaan angkutan: 99,6 persen, sebelumnya 97,1. Robot yang mogok dilewati saja oleh yang lain.</li>
      <li>Energi untuk angkutan: 41 kWh per jam, sebelumnya 118.</li>
      <li>Ban yang dibuang karena terlambat: 3 per minggu, sebelumnya 41.</li>
      <li>Lantai yang dapat dipakai lagi untuk hal lain: 2.900 meter persegi.</li>
    </ul>
    <p>Pada bulan Januari dua belas robot ditambahkan untuk lini pembentuk yang baru. Robot itu akan dibuka dari kemasannya pada pagi hari dan ikut berlalu
    lintas pada siang hari, karena peta yang diperlukannya sudah ada. Yang menghubungkannya ke sistem kendali pabrik adalah VDA 5050, dan di atasnya
    <a href="/news/opc-ua-on-every-controller">OPC UA</a>.</p>`,
};
