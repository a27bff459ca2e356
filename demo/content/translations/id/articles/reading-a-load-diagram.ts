import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const loadDiagram: UnitTexts = {
  title: 'Membaca diagram beban tanpa menipu diri sendiri',
  slug: 'membaca-diagram-beban',
  excerpt: 'Kapasitas beban hanyalah separuh cerita tentang pergelangan. Letak titik berat menentukan sisanya.',
  content: html`
    <p>Pada lengan tertulis “dua puluh kilogram”, jadi gripper 8 kg dan benda 11 kg semestinya aman. Sering kali tidak. Angka pada namanya hanya berlaku
    untuk satu letak titik berat, dekat dengan flensa. Yang lain ada di diagram beban, halaman buku petunjuk yang paling jarang dibuka dan paling sering
    disesali.</p>
    <h2>Tiga batas, satu pergelangan</h2>
    <ol>
      <li><strong>Massa.</strong> Apa yang dapat dipercepat sumbu-sumbu besar.</li>
      <li><strong>Torsi.</strong> Massa kali jarak kali gravitasi, dibandingkan dengan apa yang dapat ditahan gearbox sumbu 4, 5, dan 6.</li>
      <li><strong>Inersia.</strong> Bagaimana massa tersebar, dibandingkan dengan apa yang dapat digerakkan dan dihentikan sumbu-sumbu itu.</li>
    </ol>
    <p>Diagram beban menunjukkan dua yang pertama. Sumbu mendatarnya adalah jarak titik berat dari flensa sepanjang alat (z), sumbu tegaknya jarak dari garis
    tengah (xy). Setiap kurva milik satu massa: di dalamnya diizinkan, di luarnya tidak. Inersia adalah baris tersendiri dalam lembar data dan tidak
    punya gambar, karena itu ia sering dilupakan.</p>
    <h2>Contoh hitungan</h2>
    <p>Sebuah <a href="/products/six-axis-robot-lr20">LR20</a> akan memuat mesin bubut. Flensanya membawa gripper ganda; satu sisi memegang benda mentah,
    sisi lain benda jadi. Pergelangan LR20 boleh dibebani 49 Nm pada sumbu 4 dan 5, serta 24 Nm pada sumbu 6.</p>
    <table>
      <thead><tr><th>Apa</th><th>Massa</th><th>z dari flensa</th><th>xy dari sumbu 6</th></tr></thead>
      <tbody>
        <tr><td>Adaptor dan penukar alat</td><td>2,1 kg</td><td>35 mm</td><td>0 mm</td></tr>
        <tr><td>Gripper ganda</td><td>6,4 kg</td><td>120 mm</td><td>0 mm</td></tr>
        <tr><td>Benda mentah, satu sisi</td><td>5,2 kg</td><td>150 mm</td><td>160 mm</td></tr>
        <tr><td>Selang dan sensor</td><td>0,6 kg</td><td>90 mm</td><td>0 mm</td></tr>
        <tr><td>Bersama-sama</td><td>14,3 kg</td><td>117 mm</td><td>58 mm</td></tr>
      </tbody>
    </table>
    <p>Jarak gabungan adalah rata-rata tertimbang menurut massa: (2,1 × 35 + 6,4 × 120 + 5,2 × 150 + 0,6 × 90) / 14,3 = 117 mm, dan ke samping 5,2 × 160 /
    14,3 = 58 mm.</p>
    <h3>Torsi pada sumbu 5</h3>
    <p>Sumbu 5 terletak 85 mm di belakang flensa. Lengan momen ke titik berat adalah √((117 + 85)² + 58²) = 210 mm. Torsi: 14,3 kg × 9,81 m/s² × 0,210 m =
    29,5 Nm. Diizinkan 49 Nm: terpakai 60 persen.</p>
    <h3>Torsi pada sumbu 6</h3>
    <p>14,3 × 9,81 × 0,058 = 8,1 Nm, ketika flensa menghadap ke samping. Diizinkan 24 Nm.</p>
    <h3>Inersia terhadap sumbu 6</h3>
    <p>Bendanya saja memberi 5,2 × 0,160² = 0,133 kg·m², grippernya sekitar 0,05. Dengan 0,19 dari 1,1 kg·m² tidak ada yang perlu dikhawatirkan. Geser
    gripper dengan braket yang lebih panjang, xy = 400 mm, dan bendanya saja menghasilkan 0,83. Jarak dihitung kuadrat.</p>
    <img src="demo:products/arm-medium-drawing.webp" alt="Gambar dimensi robot enam sumbu LR20">
    <h2>Kasus yang menjebak banyak orang</h2>
    <p>Sekarang kedua sisi gripper memegang benda: massa 19,5 kg, masih di bawah 20. Ke samping kedua benda saling mengimbangi, xy = 0. Namun, z bergeser
    menjadi 126 mm, dan torsi pada sumbu 5 adalah 19,5 × 9,81 × 0,211 = 40,4 Nm. Diizinkan, dengan sisa 18 persen. Dengan adaptor 80 mm lebih panjang
    untuk cekam yang dalam hasilnya 19,5 × 9,81 × 0,291 = 55,7 Nm: terlalu besar, dengan massa yang masih sesuai dengan nama lengannya.</p>
    <blockquote>Nama pada lengan adalah massa di flensa. Benda Anda tidak berada di flensa.</blockquote>
    <h2>Patokan</h2>
    <ul>
      <li>Timbanglah grippernya. Gambar melupakan sekrup, selang, dan sensor yang datang terakhir: tambahkan sepuluh persen, atau lebih baik, pakai
      timbangan.</li>
      <li>Tetaplah di bawah 80 persen massa dan torsi. Seperlima terakhir adalah untuk perubahan yang datang pada tahun kedua.</li>
      <li>Pendek dan tebal mengalahkan panjang dan ringan: z yang berkurang 100 mm lebih berharga daripada massa yang berkurang 2 kg.</li>
      <li>Masukkan beban ke kontroler. Jarak pengereman, deteksi tabrakan, dan akurasi lintasan semuanya dihitung darinya. LRC5 menimbangnya sendiri dalam
      empat puluh detik jika diizinkan memutar pergelangannya.</li>
    </ul>
    <h3>Apa yang terjadi jika diabaikan</h3>
    <p>Untuk sementara, tidak ada. Lalu penggerak melaporkan ketertinggalan posisi pada sumbu 5 di tengah gerakan cepat, seseorang menurunkan kecepatan, dan
    setelah 9.000 jam, bukan 20.000, gearboxnya sudah longgar. Kami pernah membongkar empat puluh gearbox seperti itu. Semua pemiliknya mengatakan bahwa
    bebannya masih sesuai dengan angka pada namanya.</p>`,
};
