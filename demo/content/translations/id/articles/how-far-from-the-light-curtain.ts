import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lightCurtainDistance: UnitTexts = {
  title: 'Seberapa jauh jarak yang cukup dari tirai cahaya',
  slug: 'jarak-aman-tirai-cahaya',
  excerpt: 'Jarak aman dalam empat langkah, dengan contoh hitungan untuk sel paletisasi.',
  content: html`
    <p>Tirai cahaya tidak menghentikan mesin. Ia meminta mesin berhenti, dan mesin memerlukan waktu: relai lepas, penggerak mengerem, alat meluncur
    habis. Selama itu tangan terus bergerak. Jarak aman adalah jarak yang ditempuh tangan sebelum semuanya diam.</p>
    <h2>Rumusnya, dan apa yang tersembunyi di dalamnya</h2>
    <p>ISO 13855 menetapkan jarak minimum S = K × T + C. K adalah kecepatan tangan, 2.000 mm/s sampai jarak 500 mm dan 1.600 mm/s di atasnya. T adalah
    waktu dari berkas yang terputus sampai alat berhenti. C adalah jarak yang dapat dicapai jari melewati berkas sebelum terdeteksi. Edisi 2024
    menulis jarak jangkau sebagai D dan menambahkan Z untuk apa yang disumbangkan mesin itu sendiri, misalnya rem yang aus; cara berpikirnya
    sama.</p>
    <blockquote>Ukurlah T pada mesin, dengan beban penuh dan rem panas. Nilai katalog hanyalah tawaran pembuka.</blockquote>
    <h3>Langkah 1: waktu</h3>
    <p>Jumlahkan waktu tanggap semua yang ada dalam rantai: tirai cahaya, relai atau kontroler keselamatan, jaringan bila ada, kontaktor atau safe torque
    off, lalu waktu henti mesin. Yang terakhir adalah yang terpanjang dan satu-satunya yang menua.</p>
    <h3>Langkah 2: jarak jangkau</h3>
    <p>Untuk tirai cahaya yang didekati tegak lurus dengan resolusi 40 mm atau lebih baik, C = 8 × (d − 14 mm), dengan d sebagai resolusinya. Tirai
    14 mm memberi C = 0, tirai 30 mm memberi 128 mm. Kisi yang lebih kasar dihitung dengan 850 mm, sepanjang lengan, dan mendeteksi orang, bukan
    tangan.</p>
    <h3>Langkah 3: menghitung dua kali</h3>
    <p>Hitung dahulu dengan K = 2.000 mm/s. Jika hasilnya 500 mm atau kurang, hasil itu berlaku dan paling sedikit harus 100 mm. Jika lebih, hitung lagi
    dengan 1.600 mm/s; jika hasilnya turun di bawah 500 mm, ambil 500 mm.</p>
    <h3>Langkah 4: dari atas dan dari samping</h3>
    <p>Jarak tidak ada artinya jika orang dapat menjangkau lewat atas, bawah, atau samping tirai. ISO 13855 memiliki tabel untuk jangkauan lewat atas, ISO
    13857 untuk bukaan pada pagar. Carilah bangku yang selalu ada di suatu tempat di setiap pabrik.</p>
    <h2>Contoh hitungan sel paletisasi</h2>
    <p>Sel ini menumpuk karton dengan <a href="/products/palletising-robot-lp180">robot paletisasi LP180</a>. Palet penuh keluar melalui bukaan yang dijaga
    tirai cahaya dengan muting; operator berdiri di depannya.</p>
    <table>
      <thead><tr><th>Langkah</th><th>Nilai</th><th>Satuan</th></tr></thead>
      <tbody>
        <tr><td>Tirai LZC-14-900, waktu tanggap</td><td>13</td><td>ms</td></tr>
        <tr><td>Relai LZ-R3, waktu lepas</td><td>12</td><td>ms</td></tr>
        <tr><td>Robot LP180, kategori henti 1, diukur saat panas</td><td>385</td><td>ms</td></tr>
        <tr><td>T, jumlah</td><td>410</td><td>ms</td></tr>
        <tr><td>C untuk resolusi 14 mm</td><td>0</td><td>mm</td></tr>
        <tr><td>S = 2.000 × 0,410, di atas 500</td><td>820</td><td>mm</td></tr>
        <tr><td>S = 1.600 × 0,410</td><td>656</td><td>mm</td></tr>
      </tbody>
    </table>
    <p>Maka rangka tirai berdiri 660 mm dari titik terdekat yang dapat dijangkau alat. Seandainya kami memakai nilai katalog 290 ms untuk robotnya,
    hasilnya 504 mm: selisih sepanjang lengan bawah. <a href="/products/safety-light-curtain-lzc">Tirai cahaya LZC</a> menampilkan waktu tanggapnya
    sendiri pada batangnya, sehingga menghemat satu halaman kertas, dan <a href="/products/safety-relay-lz-r3">relai LZ-R3</a> mencantumkan waktu
    lepasnya di samping terminal.</p>
    <h2>Di mana orang keliru</h2>
    <ul>
      <li>Robot diukur tanpa muatan. Dengan gripper penuh waktu henti di sel kami naik dari 310 menjadi 385 ms.</li>
      <li>Jarak diukur ke tempat gripper menurut program. Jarak harus diukur ke tempat yang dapat dicapainya, atau ke tepi zona yang dijaga kartu
      keselamatan.</li>
      <li>Seseorang mengatur blanking dua berkas untuk sebuah kabel. Resolusi memburuk dari 14 menjadi 28 mm, C naik menjadi 112 mm, dan tidak ada yang
      memindahkan tirainya.</li>
      <li>Tidak ada yang mengukur ulang. Tulis tanggal pengukuran berikutnya pada pelat: setahun sekali, dan setiap kali rem diganti.</li>
    </ul>
    <p>Tim kami mengukur waktu henti dengan perangkat yang memutus berkas dan mencatat waktu alat, tiga posisi, masing-masing sepuluh kali henti.
    Pengukuran ini bagian dari <a href="/news/safety-audit-in-two-days">audit keselamatan</a>, dan dapat dipesan tersendiri.</p>`,
};
