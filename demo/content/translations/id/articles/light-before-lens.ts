import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lightBeforeLens: UnitTexts = {
  title: 'Cahaya sebelum lensa: apa yang membuat gambar inspeksi yang baik',
  slug: 'cahaya-sebelum-lensa',
  excerpt: 'Kamera melihat kontras, bukan benda. Empat cara menyinari goresan, dan satu hitungan tentang seberapa terang cahayanya.',
  content: html`
    <p>Ketika sebuah inspeksi tidak berhasil, keinginan pertama adalah piksel yang lebih banyak. Dalam sembilan dari sepuluh kasus yang kami selesaikan di
    meja uji, kameranya tetap dan lampunya yang pindah. Cacat tanpa kontras sama saja tidak ada, dengan dua megapiksel maupun dua puluh.</p>
    <h2>Apa yang dilakukan cahaya</h2>
    <p>Permukaan halus memantulkan cahaya seperti cermin, dengan sudut yang sama seperti datangnya. Permukaan kasar menghamburkannya. Goresan, tepi, atau huruf
    timbul mengirimnya ke arah yang lain dari sekelilingnya. Menyinari dengan baik berarti menempatkan lampu sehingga salah satunya sampai ke lensa
    dan yang lain tidak.</p>
    <h3>Empat susunan</h3>
    <table>
      <thead><tr><th>Susunan</th><th>Lampu</th><th>Cocok untuk</th></tr></thead>
      <tbody>
        <tr><td>Medan terang</td><td>Cincin di sekeliling lensa, 60° hingga 90° terhadap benda</td><td>Cetakan, warna, benda yang tidak mengilap</td></tr>
        <tr><td>Medan gelap</td><td>Cincin rendah, 10° hingga 25°</td><td>Goresan, ukiran, tepi pada benda halus</td></tr>
        <tr><td>Cahaya latar</td><td>Panel di belakang benda</td><td>Garis luar, lubang, pengukuran, tinggi isi</td></tr>
        <tr><td>Kubah atau koaksial</td><td>Setengah bola putih, atau melalui cermin semitransparan</td><td>Benda mengilap dan melengkung, foil, kode pada logam</td></tr>
      </tbody>
    </table>
    <p>Cobalah keempatnya dengan senter sebelum membeli satu pun. Sepuluh menit di sudut yang gelap, dengan telepon sebagai kamera, memberi tahu lebih
    banyak daripada katalog.</p>
    <h2>Warna</h2>
    <p>Warna yang sama menjadi terang, warna yang berlawanan menjadi gelap. Cetakan merah hilang dalam cahaya merah dan hitam dalam cahaya biru. Bagi kamera
    monokrom itu berarti filter tanpa biaya. Inframerah menembus banyak tinta cetak: kode tanggal dari tinta karbon tetap hitam ketika gambar
    berwarna di bawahnya sudah lenyap.</p>
    <h2>Hitungan: pencahayaan dan kabur</h2>
    <p>Benda lewat pada 0,8 m/s dan satu piksel harus melihat 0,1 mm. Gambar tidak boleh kabur lebih dari setengah piksel:</p>
    <ul>
      <li>Pencahayaan terpanjang: 0,05 mm / 800 mm/s = 62 µs.</li>
      <li>Dalam keadaan diam gambarnya baik dengan 2 ms pada 10 % arus lampu. Itu 2.000 × 0,10 = 200 satuan cahaya.</li>
      <li>Dalam 62 µs lampu harus memberi 200 / 62 = 3,2 kali arus penuhnya.</li>
    </ul>
    <p>LED sanggup asalkan singkat. Cincin pada <a href="/products/smart-camera-lk5">kamera cerdas LK5</a> boleh dialiri empat kali arus nominalnya selama
    paling lama 100 µs, enam puluh kali per detik. Jadi jawabannya ya, dengan cadangan seperlima. Seandainya tidak: buka diafragma satu stop untuk
    cahaya dua kali lipat, dan terima ruang tajam 0,7 kali semula.</p>
    <img src="demo:products/smart-camera.webp" alt="Kamera cerdas LK5 dengan lampu cincin empat segmen">
    <h2>Akhirnya, piksel</h2>
    <p>Sekarang hitunglah pikselnya. Sebuah cacat harus menutupi paling sedikit empat piksel pada arah terkecilnya, dan sebuah ukuran perlu sepuluh piksel
    dalam toleransinya. Untuk bidang 160 mm dan cacat 0,4 mm: 160 / (0,4 / 4) = 1.600 piksel melintang. Tepat itulah yang dimiliki LK5. Untuk bahan
    gulungan tanpa ujung, <a href="/products/line-scan-camera-lk-l8">kamera pindai garis</a> mengerjakan hitungan yang sama garis demi garis.</p>
    <blockquote>Pilih cahaya untuk kontras, lensa untuk bidang pandang, kamera untuk sisanya.</blockquote>
    <h2>Halangi cahaya matahari</h2>
    <p>Matahari lewat gerbang berkekuatan 100.000 luks, lampu pabrik 500. Kilatan pendek paling membantu: dalam 62 µs matahari memberi sedikit, lampu
    memberi semuanya. Filter sempit untuk warna lampu mengurangi 90 persen lagi. Jika keduanya belum cukup, buatlah tudung; pelat logam lebih murah
    daripada perangkat lunak.</p>
    <h3>Lima pertanyaan untuk inspeksi Anda berikutnya</h3>
    <ol>
      <li>Apa beda baik dan buruk yang dapat disebutkan oleh tangan atau mata?</li>
      <li>Seberapa kecil cacat terkecil, seberapa besar bidangnya?</li>
      <li>Seberapa cepat benda bergerak, seberapa jauh naik turun, dan seberapa besar putarannya?</li>
      <li>Apa lagi yang berubah: warna, minyak, pemasok, musim?</li>
      <li>Berapa kerugian dari benda baik yang terbuang, dan dari benda buruk yang lolos?</li>
    </ol>
    <p>Yang terakhir menentukan ambangnya, dan hanya pabrik yang dapat menjawabnya. Kirimkan tiga puluh benda dari setiap jenis; dalam seminggu kami
    kirimkan kembali gambarnya, disinari dengan empat cara. Jika ketinggian yang membedakan dan tidak ada cahaya yang membantu,
    <a href="/products/3d-profile-sensor-lk-3d">sensor profil</a> yang mengerjakannya.</p>`,
};
