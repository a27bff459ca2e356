import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lr210Idles: UnitTexts = {
  title: 'LR210: lengan berat yang menunggu dengan separuh daya',
  slug: 'lr210-menunggu-dengan-separuh-daya',
  excerpt: 'Sumbu kedua berpenyeimbang gas dan penggerak regeneratif menurunkan daya siaga menjadi 290\u00a0W.',
  content: html`
    <p>Robot yang mengelas bodi mobil bergerak sekitar sebelas jam sehari. Tiga belas jam lainnya ia menunggu: bodi berikutnya, pergantian sif, hari Senin.
    <a href="/products/heavy-robot-lr210">LR210</a> yang baru memakai 290 W selama menunggu, sedangkan pendahulunya 610 W. Inilah yang diubah, dan berapa
    nilainya.</p>
    <h2>Ke mana 610 W itu pergi</h2>
    <p>Kami memasang <a href="/products/energy-meter-le3">meter energi LE3</a> pada lengan lama di sebuah lini bodi mobil dan membacanya selama empat minggu.
    Dalam keadaan siaga dayanya terbagi seperti ini:</p>
    <table>
      <thead><tr><th>Bagian</th><th>Sebelumnya</th><th>LR210</th></tr></thead>
      <tbody>
        <tr><td>Motor yang menahan lengan terhadap gravitasi</td><td>255 W</td><td>0 W</td></tr>
        <tr><td>Penggerak dan DC link</td><td>140 W</td><td>85 W</td></tr>
        <tr><td>Rem, ditahan terbuka</td><td>72 W</td><td>0 W</td></tr>
        <tr><td>Kontroler dan teach pendant</td><td>88 W</td><td>150 W</td></tr>
        <tr><td>Kipas</td><td>55 W</td><td>55 W</td></tr>
        <tr><td>Jumlah</td><td>610 W</td><td>290 W</td></tr>
      </tbody>
    </table>
    <p>Bagian terbesar tidak mengerjakan apa-apa: motor mendorong melawan berat lengan yang diam. Kontroler memerlukan lebih banyak daripada dahulu, karena
    menghitung lintasan di depan empat kali lebih halus. Kami menyebutkannya karena begitulah yang terbaca di alat ukur.</p>
    <h2>Tiga perubahan</h2>
    <h3>Silinder gas menopang lengan</h3>
    <p>Sumbu kedua bersandar pada silinder berisi nitrogen bertekanan 150 bar. Silinder itu menahan 92 persen berat lengan pada setiap posisi. Motor sumbu
    itu mengecil dari 6,8 menjadi 4,6 kW, dan lengan berakselerasi delapan persen lebih cepat, karena rotor yang harus diputar lebih kecil.</p>
    <h3>Rem menutup setelah dua detik</h3>
    <p>Dua detik setelah gerakan terakhir rem penahan menutup dan bagian dayanya beralih ke mode tidur. Bangunnya memerlukan 180 ms. Kontroler tahu dari lini kapan bodi
    berikutnya datang dan membangunkan lengan tepat waktu, sehingga siklusnya tidak bertambah sepersepuluh detik pun.</p>
    <h3>Energi pengereman tetap di lemari kontrol</h3>
    <p>Semua sumbu berbagi DC link. Ketika sumbu 1 mengerem, sumbu 2 dapat memakai energinya; hanya sisanya yang dikembalikan ke jaringan. Pada sel yang
    diukur, 14 persen energi gerak kembali.</p>
    <h2>Hitungan satu tahun</h2>
    <p>Ambil satu lini dengan empat puluh lengan, tiga belas jam menunggu pada 280 hari kerja, dan dua puluh empat jam pada 85 hari lainnya:</p>
    <ul>
      <li>Jam menunggu: 13 × 280 + 24 × 85 = 5.680 h.</li>
      <li>Penghematan saat siaga: 0,320 kW × 5.680 h × 40 = 72.700 kWh.</li>
      <li>Penghematan saat bergerak: 14 % dari 4,1 kW × 11 h × 280 × 40 = 70.700 kWh.</li>
      <li>Bersama-sama 143.400 kWh setahun. Dengan Rp1.115 per kilowatt-jam hasilnya 160 juta rupiah.</li>
    </ul>
    <img src="demo:products/arm-large.webp" alt="Robot beban berat LR210 dengan silinder gas di samping lengan utamanya">
    <p>Hitungan ini jujur dan sederhana: nilainya enam persepuluh harga satu lengan kecil. Tidak seorang pun perlu membeli robot baru karenanya. Namun,
    siapa yang memang hendak membelinya sebaiknya tahu berapa yang dipakai robot pada malam hari.</p>
    <blockquote>Kilowatt-jam termurah adalah yang tidak dipakai lengan ketika tidak ada orang yang melihat.</blockquote>
    <h2>Dan jika dimatikan?</h2>
    <p>Pada akhir pekan kontroler dapat turun lebih jauh, sampai 38 W, dengan hanya jaringan yang hidup. Ia memerlukan sembilan puluh detik untuk siap
    kembali. Profilnya mengikuti PROFIenergy, sehingga kontroler lini dapat menidurkan semua lengan dengan satu perintah. Cara menemukan jam-jam
    seperti itu diuraikan dalam <a href="/news/where-the-idle-kilowatts-go">Ke mana perginya kilowatt yang menganggur</a>.</p>
    <h2>Apakah lengan lama juga bisa?</h2>
    <p>Sebagian. Mode tidur setelah dua detik tersedia untuk semua kontroler LRC5 dengan perangkat lunak 5.8, tanpa biaya. DC link bersama ada di setiap
    lemari kontrol yang dikirim sejak 2021 dan hanya perlu diaktifkan oleh bagian layanan. Silinder gas tidak dapat dipasang belakangan: ia memerlukan
    rangka cor yang lain.</p>`,
};
