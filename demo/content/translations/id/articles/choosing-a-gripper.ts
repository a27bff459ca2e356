import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const choosingGripper: UnitTexts = {
  title: 'Rahang, mangkuk isap, atau jarum: memilih gripper',
  slug: 'memilih-gripper',
  excerpt: 'Lengan mendapat perhatian, gripper yang bekerja. Satu hitungan lima menit untuk rahang dan satu untuk mangkuk isap.',
  content: html`
    <p>Sel robot yang berhenti biasanya berhenti karena grippernya. Bagian inilah yang menyentuh produk, aus, menjadi kotor, dan dibeli paling
    akhir. Pilihlah lebih dahulu: berat dan panjangnya menentukan lengan mana yang Anda perlukan.</p>
    <h2>Apa yang memegang benda?</h2>
    <ul>
      <li><strong>Bentuk.</strong> Rahang mengikuti bentuk benda, dan benda tidak akan jatuh sekalipun rahangnya longgar. Paling aman, gaya paling
      kecil, satu gripper untuk satu benda.</li>
      <li><strong>Gesekan.</strong> Rahang menekan. Fleksibel, tetapi semuanya bergantung pada angka yang tidak diketahui siapa pun dengan pasti.</li>
      <li><strong>Isapan.</strong> Satu bidang yang terjangkau sudah cukup. Bidangnya harus rapat, atau pompanya harus kuat.</li>
      <li><strong>Jarum, magnet, es.</strong> Untuk tekstil, pelat baja, dan benda yang tidak dapat dipegang cara lain.</li>
    </ul>
    <h2>Hitungan untuk rahang</h2>
    <p>Dua rahang menekan masing-masing dengan gaya F. Gesekan di kedua sisi menahan benda, jadi F = m × (g + a) × S / (2 × µ). m adalah massa, a
    percepatan lengan, S faktor keamanan, dan µ koefisien gesek.</p>
    <table>
      <thead><tr><th>Pasangan</th><th>µ</th></tr></thead>
      <tbody>
        <tr><td>Baja pada baja berminyak</td><td>0,10</td></tr>
        <tr><td>Baja pada baja kering</td><td>0,15 hingga 0,20</td></tr>
        <tr><td>Karet pada plastik kering</td><td>0,4 hingga 0,5</td></tr>
        <tr><td>Karet pada karton kering</td><td>0,5</td></tr>
      </tbody>
    </table>
    <p>Sebuah cincin bantalan 0,8 kg, berminyak, digerakkan dengan 10 m/s²: F = 0,8 × (9,81 + 10) × 2 / (2 × 0,10) = 158 N.
    <a href="/products/electric-gripper-lg2">Gripper elektrik LG2</a> memberi hingga 235 N, jadi cukup. Dalam keadaan diam ia dapat menahan 235 × 0,2 /
    (9,81 × 2) = 2,4 kg benda sejenis. Dengan rahang yang beradius sama dengan cincin, bentuk mengambil alih, dan 60 N sudah lebih dari cukup.</p>
    <p>Ambil S = 2 jika benda yang jatuh merugikan uang, dan 4 jika dapat mengenai orang.</p>
    <h3>Udara atau arus?</h3>
    <p>Gripper pneumatik lebih ringan, lebih cepat, dan lebih murah: menutup dalam 30 ms, sepertiga harganya. Gripper elektrik mengatur gaya dan langkah
    di dalam program, mengukur benda, dan tidak memerlukan udara tekan, yang di
    <a href="/news/where-the-idle-kilowatts-go">pabrik dengan kebocoran</a> merupakan energi termahal. Sampai dua jenis benda: udara. Mulai tiga jenis:
    arus.</p>
    <h2>Hitungan untuk mangkuk isap</h2>
    <p>Sebuah mangkuk menahan F = p × A. Mangkuk 60 mm memiliki A = 0,00283 m². Pada −60 kPa di kaca atau pelat hasilnya 170 N, pada −40 kPa di karton
    berpori 113 N. Untuk mengangkat mendatar, F × n harus sama dengan m × (g + a) × S. Untuk karton 18 kg pada 5 m/s² dan S = 2: 18 × 14,81 × 2 = 533
    N, jadi lima mangkuk 60 mm pada karton; ambil enam, karena susunannya sebaiknya simetris.</p>
    <p>Jika karton diayun ke samping, hanya gesekan yang menahannya: bagilah dengan µ = 0,5 dan pakai dua kali jumlahnya, atau pasang pengait di bawah.</p>
    <h3>Kebocoran yang menentukan</h3>
    <p>Pada bahan berpori pompa harus mengalirkan udara yang merembes masuk. Ukurlah: satu mangkuk, satu manometer, satu alat ukur aliran, dan karton
    terburuk yang dapat Anda temukan. <a href="/products/vacuum-gripper-lg-v8">Gripper vakum LG-V8</a> memiliki katup untuk setiap mangkuk, sehingga
    satu mangkuk yang bocor tidak menghabiskan vakum tujuh lainnya.</p>
    <img src="demo:products/gripper-vacuum.webp" alt="Gripper vakum LG-V8 dengan delapan mangkuk isap">
    <h2>Berat dan panjang</h2>
    <p>Setiap kilogram di pergelangan mengurangi satu kilogram produk. Dan panjang lebih buruk daripada berat: akibat gripper yang panjang pada sumbu 5
    dihitung dalam <a href="/news/reading-a-load-diagram">Membaca diagram beban</a>. Nilai yang baik: untuk benda di atas 5 kg gripper tidak lebih
    berat daripada bendanya, titik berat dalam jarak 150 mm dari flensa.</p>
    <h2>Ketika listrik padam</h2>
    <p>Gripper tidak boleh menjatuhkan benda hanya karena sekering putus. ISO 10218-2 memintanya. Pegas atau spindel pengunci sendiri untuk rahang,
    tabung vakum dengan katup searah untuk mangkuk isap: setengah liter untuk setiap mangkuk 60 mm menahan pelat rapat beberapa menit dan karton
    berpori beberapa detik. Cobalah dengan benda terpanjang, pada posisi terburuk, sebelum serah terima dan bukan pada saatnya.</p>
    <blockquote>Cabut stekernya saat gripper memegang benda termahal Anda. Jika Anda ragu, gripper itu belum siap.</blockquote>
    <h3>Daftar periksa</h3>
    <ol>
      <li>Benda yang terburuk, bukan yang terbaik: berminyak, panas, bengkok, basah.</li>
      <li>Ruang di mesin untuk rahang terbuka, di tempat benda diletakkan.</li>
      <li>Sensor untuk “benda terpegang”, dan satu lagi untuk “terbuka”.</li>
      <li>Bagian aus dapat diganti tanpa alat, dan set kedua ada di rak.</li>
      <li>Untuk bekerja di dekat orang: tidak ada tepi beradius di bawah 5 mm, gaya dibatasi, tidak ada yang dapat menjepit.</li>
    </ol>`,
};
