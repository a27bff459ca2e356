import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const scaraOrDelta: UnitTexts = {
  title: 'SCARA atau delta? Lima pertanyaan sebelum memilih',
  slug: 'scara-atau-delta',
  excerpt: 'Laju pengambilan adalah awal yang keliru. Mulailah dari bendanya, jaraknya, dan apa yang harus dicuci.',
  content: html`
    <p>Keduanya cepat, keduanya bekerja dari atas, dan keduanya lebih murah daripada lengan enam sumbu yang sama cepatnya. Maka pilihannya sering ditentukan
    oleh angka yang dicetak paling besar: 158 siklus per menit di sini, 150 pengambilan di sana. Angka itu diukur dengan benda ringan pada jarak pendek.
    Lima pertanyaan berikut menentukan dengan lebih baik.</p>
    <h2>1. Apakah bendanya diam?</h2>
    <p>Benda di atas sabuk yang tidak pernah berhenti adalah rumah bagi delta. Seluruh lingkarannya yang 1.130 mm berada di atas sabuk, dan karena tidak punya
    bahu, ia mengikuti benda ke segala arah dengan sama mudahnya. SCARA juga dapat mengikuti sabuk, tetapi harus melipat sikunya, dan di tepi daerah
    kerjanya yang berbentuk ginjal ia menjadi lambat.</p>
    <p>Benda di baki, alat pegang, atau pengumpan adalah rumah bagi SCARA. Ia berdiri di meja di sampingnya dan tidak memerlukan rangka di atasnya.</p>
    <h2>2. Apakah diperlukan gaya di ujungnya?</h2>
    <p>SCARA mendorong: 150 N ke bawah pada <a href="/products/scara-robot-ls6">LS6</a>, cukup untuk pin, klip, dan sekrup. Delta hanya menaruh. Pelatnya
    seberat 900 g dan tergantung pada enam batang tipis; 15 N sudah cukup untuk mendorongnya keluar dari lintasan.</p>
    <h2>3. Apa yang harus dicuci?</h2>
    <p>Di tempat busa dan air panas datang setiap malam, pertanyaannya sudah terjawab. <a href="/products/delta-robot-ld3">LD3</a> memiliki IP69K di bawah
    kepala, tanpa celah di zona pangan dan tanpa tempat air tertampung. SCARA dengan bellow mencapai IP65; itu tahan dilap dan terkena cipratan, tetapi
    tidak tahan semprotan bertekanan.</p>
    <h2>4. Seberapa jauh jarak antartempatnya?</h2>
    <p>Gambarlah lingkarannya dan lihatlah sudut-sudutnya. Persegi panjang yang terpakai pada delta 1.130 mm adalah sekitar 800 × 800 mm pada tinggi penuh.
    SCARA 600 mm melayani setengah cincin dari 160 hingga 600 mm di sekitar alasnya, sehingga tiga stasiun dan satu alat uji muat di sekeliling satu
    lengan.</p>
    <h2>5. Berapa siklus sebenarnya?</h2>
    <p>Sekarang angkanya. Ambil siklus standar, lalu tambahkan apa yang tidak dihitungnya:</p>
    <table>
      <thead><tr><th>Bagian siklus</th><th>LS6</th><th>LD3</th></tr></thead>
      <tbody>
        <tr><td>Siklus standar, 25/300/25</td><td>0,38 s</td><td>0,40 s</td></tr>
        <tr><td>Jarak sendiri 450 mm, bukan 300</td><td>+0,09 s</td><td>+0,07 s</td></tr>
        <tr><td>Benda dan gripper 1,4 kg</td><td>+0,05 s</td><td>+0,10 s</td></tr>
        <tr><td>Menggenggam dan melepas</td><td>+0,15 s</td><td>+0,10 s</td></tr>
        <tr><td>Menunggu kamera</td><td>0</td><td>+0,02 s</td></tr>
        <tr><td>Siklus di lini</td><td>0,67 s</td><td>0,69 s</td></tr>
        <tr><td>Benda per menit</td><td>89</td><td>87</td></tr>
      </tbody>
    </table>
    <p>Dua mesin yang tampaknya 158 lawan 150 ternyata seimbang. Di sebagian besar lini yang kami ukur, robotnya sendiri kurang dari dua pertiga siklus.</p>
    <blockquote>Pangkas separuh waktu menggenggam sebelum membeli robot yang lebih cepat.</blockquote>
    <h2>Patokan</h2>
    <ul>
      <li>Gaya, pengumpan, beberapa stasiun di sekitar satu titik: SCARA.</li>
      <li>Sabuk berjalan, benda ringan, air: delta.</li>
      <li>Benda yang harus dimiringkan: bukan keduanya. Ambillah lengan enam sumbu kecil seperti <a href="/products/compact-robot-lr7">LR7</a>.</li>
      <li>Di atas 3 kg dengan gripper: SCARA sampai 6 kg, setelah itu enam sumbu.</li>
    </ul>
    <h3>Biaya di sekitar lengan</h3>
    <p>Delta menuntut rangka yang tidak bergoyang: rencanakan 250 hingga 400 kg baja, dengan frekuensi alami di atas 17 Hz, atau gambarnya ikut bergetar
    bersama robot. SCARA menuntut meja yang kaku dan ruang untuk ayunan sikunya. Pagarnya lebih kecil, karena kecepatannya tidak menjangkau sejauh itu.</p>
    <p>Masih ragu? Kirimkan sepuluh benda dan sebuah sketsa. Kami mencoba keduanya di meja uji di Cikarang, dengan gripper Anda atau gripper kami, dan Anda
    mendapat filmnya dan siklus yang terukur. Waktunya seminggu dan tanpa biaya. Setelah lengannya dipilih, lanjutkan dengan
    <a href="/news/choosing-a-gripper">grippernya</a>.</p>`,
};
