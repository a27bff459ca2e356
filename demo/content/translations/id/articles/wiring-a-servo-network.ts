import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const servoNetwork: UnitTexts = {
  title: 'Cincin, garis, atau bintang: pengabelan jaringan servo',
  slug: 'pengabelan-jaringan-servo',
  excerpt: 'Apa yang terjadi pada siklus 125 µs ketika satu kabel dicabut, diukur di meja uji kami sendiri.',
  content: html`
    <p>Enam belas sumbu servo, satu kontroler, siklus 125 mikrodetik. Di atas kertas EtherCAT tidak peduli bagaimana kabelnya berjalan: sebuah frame keluar
    dari kontroler, melewati setiap penggerak, dan kembali. Di pabrik hal itu penting, karena suatu hari forklift akan bertemu kabel. Kami menghubungkan enam belas
    <a href="/products/servo-drive-lv3">penggerak LV3</a> dengan tiga cara dan mencabut konektornya.</p>
    <h2>Meja uji</h2>
    <p>Satu <a href="/products/modular-controller-lx5">kontroler LX5</a>, enam belas penggerak dengan motor yang masing-masing memutar roda gila, kabel 3 m di
    antara tetangga. Setiap penggerak mengirim dan menerima 24 byte per siklus. Frame berisi 16 × 24 byte beserta tambahannya kira-kira 440 byte dan
    memerlukan 35 µs pada 100 Mbit/s. Setiap penggerak menambah hampir 1 µs, setiap meter kabel 5 ns. Lebih dari separuh siklus masih bebas.</p>
    <h2>Garis</h2>
    <p>Kontroler, penggerak 1, penggerak 2, dan seterusnya sampai 16. Kabel terpendek, tanpa perangkat lain, dan cara yang paling umum.</p>
    <ul>
      <li>Perjalanan pulang pergi: 52 µs.</li>
      <li>Konektor dicabut di antara 7 dan 8: penggerak 8 sampai 16 hilang dalam satu siklus. Pengawas waktunya menghentikannya setelah 3 ms, pada setelan
      kami dengan ramp.</li>
      <li>Penggerak 1 sampai 7 terus berjalan, karena penggerak 7 menutup sendiri portnya yang terbuka. Program harus memutuskan apakah itu benar.</li>
    </ul>
    <h2>Bintang</h2>
    <p>Percabangan dengan beberapa port menyatukan lengan-lengan bintang. Setiap lengan adalah garis pendek. Tiga percabangan menghasilkan empat lengan dengan
    empat penggerak.</p>
    <ul>
      <li>Perjalanan pulang pergi: 56 µs; percabangan dihitung sebagai tiga perangkat lagi.</li>
      <li>Konektor dicabut: hanya penggerak di belakangnya pada lengan itu yang hilang.</li>
      <li>Baik untuk mesin dengan pilihan tambahan: satu lengan boleh tidak ada dan sisanya tidak terpengaruh.</li>
    </ul>
    <p>Perhatikan bahwa switch Ethernet biasa bukan percabangan. Switch menyimpan frame sebelum meneruskannya, menambah jitter beberapa mikrodetik, dan siklus
    125 µs tidak akan bertahan. Switch seperti <a href="/products/managed-switch-ln8">LN8</a> tempatnya di sisi jaringan pabrik.</p>
    <h2>Cincin</h2>
    <p>Garis, dengan satu kabel lagi dari penggerak terakhir kembali ke port kedua kontroler. Frame dikirim ke kedua ujungnya.</p>
    <ul>
      <li>Perjalanan pulang pergi saat utuh: 54 µs.</li>
      <li>Konektor dicabut: kedua bagian dilayani dari ujungnya masing-masing. Kami kehilangan satu frame pada beberapa pencabutan dan tidak satu pun pada
      sebagian besar lainnya.</li>
      <li>Tidak ada penggerak yang berhenti. Log mencatat satu baris, dengan nomor sambungannya.</li>
    </ul>
    <h2>Apa yang kami ukur</h2>
    <table>
      <thead><tr><th>Topologi</th><th>Kabel</th><th>Jitter, antarpenggerak</th><th>Sumbu hilang, kasus terburuk</th><th>Frame hilang, 200 pencabutan</th></tr></thead>
      <tbody>
        <tr><td>Garis</td><td>48 m</td><td>± 38 ns</td><td>16</td><td>semua di belakangnya</td></tr>
        <tr><td>Bintang, 3 percabangan</td><td>71 m</td><td>± 45 ns</td><td>4</td><td>semua di belakangnya</td></tr>
        <tr><td>Cincin</td><td>51 m</td><td>± 39 ns</td><td>0</td><td>31 seluruhnya, tidak pernah dua berturut-turut</td></tr>
      </tbody>
    </table>
    <p>Jitternya hampir sama, karena jam semua penggerak disinkronkan dan tidak bergantung pada saat frame tiba. Satu frame yang hilang tidak berbahaya:
    penggerak meneruskan kecepatan terakhir selama 125 µs, yang pada 3.000 rpm berarti 2,25 derajat putaran poros tanpa nilai acuan baru.</p>
    <blockquote>Cincin hanya memerlukan satu kabel dan satu port. Itulah suku cadang termurah yang tidak akan pernah perlu Anda pesan.</blockquote>
    <h2>Patokan</h2>
    <ul>
      <li>Satu mesin dalam satu lemari kontrol: garis.</li>
      <li>Modul yang datang dan pergi: bintang, dengan percabangan.</li>
      <li>Kabel melalui rantai kabel, lorong, atau lebih dari satu rangka: cincin.</li>
      <li>Jaga perjalanan pulang pergi di bawah 60 % siklus. Jika lebih lama, perangkat tambahan berikutnya tidak akan muat.</li>
    </ul>
    <h3>Tiga hal yang lebih penting daripada topologi</h3>
    <ol>
      <li>Pelindung kabel di kedua ujung, dijepit pada seluruh lebarnya, bukan dipilin menjadi ekor.</li>
      <li>Kabel untuk rantai kabel di tempat kabel bergerak: Cat 5e, 7 kawat per untai atau lebih halus, jari-jari tekuk 15 kali diameternya saat bergerak.</li>
      <li>Hitunglah kesalahannya. Setiap port punya penghitung frame rusak; bacalah sekali per sif. Port yang hari ini mencatat sepuluh per hari adalah
      gangguan bulan depan, dan begitulah <a href="/news/service-desk-goes-live">pusat layanan</a> menemukannya lebih dahulu.</li>
    </ol>`,
};
