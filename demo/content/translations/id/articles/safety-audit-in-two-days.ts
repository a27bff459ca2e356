import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const safetyAudit: UnitTexts = {
  title: 'Audit keselamatan dua hari untuk mesin buatan siapa pun',
  slug: 'audit-keselamatan-dua-hari',
  excerpt: 'Dua insinyur, satu stopwatch yang tidak kenal ampun, dan laporan yang menyebut apa yang harus dilakukan lebih dahulu.',
  content: html`
    <p>Selama lima belas tahun tim keselamatan kami memeriksa mesin yang kami buat. Mulai Juli tim ini juga memeriksa mesin yang tidak kami buat. Audit
    keselamatan memerlukan dua hari untuk satu lini dengan paling banyak sepuluh mesin, berakhir dengan daftar menurut urutan kemendesakan, dan
    berharga tetap.</p>
    <h2>Mengapa sekarang</h2>
    <p>Pada 2025 kedua bagian ISO 10218 terbit dalam versi baru, untuk pertama kalinya sejak 2011. Batas kontak antara orang dan robot, yang sebelumnya ada
    di ISO/TS 15066, menjadi bagiannya. Mesin yang sudah ada tidak perlu diubah karenanya. Namun, siapa yang kini mengubah sebuah sel dinilai menurut
    teks baru itu, dan banyak sel lebih sering diubah daripada dokumennya.</p>
    <p>Aisyah Siregar, yang memimpin tim ini, mengatakannya lebih singkat: “Kami belum pernah menemukan mesin yang cocok dengan gambarnya. Pertanyaannya
    apakah perbedaannya dapat mencelakai orang.”</p>
    <h2>Hari pertama: melihat dan mengukur</h2>
    <ul>
      <li>Berkeliling bersama para operator, semua sif. Di mana Anda memasukkan tangan ketika mesin macet? Siapa yang membersihkan, dan bagaimana?</li>
      <li>Setiap pintu, tirai cahaya, pemindai, matras pengaman, dan henti darurat dioperasikan. Apa yang tidak menghentikan mesin langsung dicatat dan diselesaikan pada
      hari yang sama.</li>
      <li>Waktu henti, tiga posisi, masing-masing sepuluh kali henti, pada beban penuh dan keadaan panas. Dari situ dihitung jarak menurut ISO 13855.</li>
      <li>Bukaan dan ketinggian menurut ISO 13857, dengan jari uji dan meteran lipat.</li>
      <li>Gaya di tempat robot bekerja tanpa pagar, dengan alat ukur berpegas dan film tekan.</li>
    </ul>
    <h2>Hari kedua: menghitung dan mengurutkan</h2>
    <p>Untuk setiap fungsi keselamatan, performance level yang diperlukan dibaca dari grafik risiko ISO 13849-1 dan dibandingkan dengan yang ada. Sebuah contoh
    dari mesin pres:</p>
    <table>
      <thead><tr><th>Bagian</th><th>Kategori</th><th>PFH, 1/h</th></tr></thead>
      <tbody>
        <tr><td>Tirai cahaya, tipe 4</td><td>4</td><td>5,1 × 10⁻⁹</td></tr>
        <tr><td>Relai pengaman</td><td>4</td><td>1,3 × 10⁻⁹</td></tr>
        <tr><td>Dua kontaktor, terpantau</td><td>4</td><td>2,5 × 10⁻⁸</td></tr>
        <tr><td>Jumlah</td><td></td><td>3,1 × 10⁻⁸</td></tr>
      </tbody>
    </table>
    <p>PL e mencakup 10⁻⁸ hingga 10⁻⁷ per jam, jadi 3,1 × 10⁻⁸ sudah cukup. Pada mesin yang kami lihat, salah satu dari dua kontaktornya tidak terpantau.
    Kategori bagian itu turun menjadi 1, dan seluruh fungsinya menjadi PL c, padahal diperlukan e. Satu kabel membereskannya.</p>
    <blockquote>Sebagian besar kekurangan ditutup dengan kabel, braket, atau aturan. Perangkat baru adalah pengecualian.</blockquote>
    <h2>Apa yang kami temukan dalam dua puluh uji coba</h2>
    <ul>
      <li>Tirai cahaya atau pemindai terlalu dekat dengan bahaya: 11 dari 20 lini.</li>
      <li>Sakelar pintu yang dapat diakali dengan kunci cadangan: 9.</li>
      <li>Umpan balik kontaktor tidak terpasang: 6.</li>
      <li>Henti darurat yang hanya menghentikan sebagian dari yang seharusnya: 4.</li>
      <li>Tidak ada yang perlu ditindak sebelum sif berikutnya: 8.</li>
    </ul>
    <p>Dari 163 temuan, 118 dapat diselesaikan orang pabrik sendiri dalam seminggu. Sembilan belas memerlukan perangkat baru, paling sering
    <a href="/products/safety-door-switch-lz-d2">sakelar pintu berkode</a> atau <a href="/products/safety-relay-lz-r3">relai</a>; produsennya bebas dipilih,
    dan laporan tidak menyebut produk kami kecuali diminta.</p>
    <h2>Apa isi laporan, dan apa yang bukan</h2>
    <p>Anda menerima daftar dengan foto, aturan, risiko, dan tindakan untuk setiap temuan, dalam tiga kelompok: hari ini, bulan ini, pada perubahan
    berikutnya. Anda menerima waktu yang diukur dan perhitungannya sebagai berkas. Yang tidak Anda terima adalah sertifikat. Pembuat mesin atau siapa pun
    yang mengubahnya menyatakan bahwa mesin itu aman; kami memberi tahu mereka apa yang menghalanginya.</p>
    <p>Jadwal dapat dipesan lewat <a href="/contact">halaman kontak</a>. Jika Anda ingin memeriksa satu jarak sendiri lebih dahulu, mulailah dengan
    <a href="/news/how-far-from-the-light-curtain">Seberapa jauh jarak yang cukup dari tirai cahaya</a>.</p>`,
};
