import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const privacyPolicy: UnitTexts = {
  title: 'Kebijakan privasi',
  slug: 'kebijakan-privasi',
  content: html`
    <p><em>Berlaku sejak 1 Januari 2026</em></p>
    <p>Halaman ini menjelaskan apa yang kami simpan ketika Anda mengunjungi situs ini atau menulis kepada kami, mengapa, dan berapa lama. Kami hanya menyimpan sedikit data, tidak menjual apa pun, dan tidak memasang kuki iklan. Hukum yang berlaku ialah Undang-Undang Republik Indonesia Nomor 27
    Tahun 2022 tentang Pelindungan Data Pribadi.</p>
    <h2>Siapa yang bertanggung jawab</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, Jawa Barat, Indonesia. Pertanyaan tentang
    halaman ini dan tentang data Anda sampai kepada kami di <a href="mailto:hello@lintara.example">hello@lintara.example</a>, dengan kata
    “privasi” pada subjek. Direktur utama kami bertanggung jawab atas pelindungan data.</p>
    <h2>Apa yang Anda kirimkan kepada kami</h2>
    <p>Formulir kontak dan formulir penawaran mengirimkan nama, alamat email, perusahaan, nomor telepon bila Anda mengisinya, dan pesan Anda ke
    bagian penjualan kami. Permintaan penawaran juga memuat produk yang Anda tanyakan. Kami memakai data itu untuk menjawab Anda dan menyiapkan
    penawaran, dan tidak untuk hal lain. Anda tidak akan masuk ke daftar kiriman.</p>
    <ul>
      <li>Jika tidak ada pesanan, pesan Anda dihapus setelah 24 bulan.</li>
      <li>Jika ada pesanan, pesan itu menjadi bagian dokumen usaha yang menurut hukum pajak Indonesia wajib kami simpan selama sepuluh tahun.</li>
      <li>Pesan untuk dukungan teknis disimpan selama mesin berada dalam kontrak, karena riwayatnya membantu perbaikan.</li>
    </ul>
    <h2>Apa yang dihitung situs ini</h2>
    <p>Kami ingin tahu halaman mana yang dibaca, agar dapat menulis halaman yang lebih baik. Kami menghitung tanpa kuki dan tanpa layanan pihak
    luar:</p>
    <ul>
      <li>Halaman mana yang dibaca, kapan, pada jenis perangkat apa, dan dengan peramban apa.</li>
      <li>Nomor pengunjung yang baru setiap hari. Nomor ini dibuat dari alamat jaringan dan nilai acak yang dimusnahkan pada akhir hari, sehingga tidak
      dapat ditelusuri kembali.</li>
      <li>Alamat jaringan paling lama 30 hari, dipendekkan sehingga hanya menunjukkan jaringan dan bukan satu sambungan. Setiap kunjungan dihapus
      setelah 90 hari; yang tersisa hanya jumlah harian.</li>
      <li>Sama sekali tidak ada jika peramban Anda mengirim Do Not Track atau Global Privacy Control.</li>
    </ul>
    <h2>Kuki (cookie)</h2>
    <p>Situs ini memasang satu kuki bernama XSRF-TOKEN. Kuki ini melindungi formulir dari permintaan yang dikirim situs lain atas nama Anda, tidak
    memuat keterangan tentang Anda, dan kedaluwarsa setelah satu tahun. Tidak ada spanduk persetujuan karena tidak ada yang perlu disetujui.</p>
    <h2>Peta dan tautan ke situs lain</h2>
    <p>Peta di halaman kontak berasal dari OpenStreetMap. Saat peta ditampilkan, peramban Anda mengambilnya dari sana dan ikut mengirimkan alamat
    jaringan Anda. Tautan ke media sosial adalah tautan biasa: jejaring itu tidak mengetahui apa pun tentang Anda sebelum Anda membukanya. Apa yang
    terjadi di sana diatur dalam kebijakan mereka sendiri.</p>
    <h2>Siapa lagi yang melihat data Anda</h2>
    <p>Perusahaan hosting kami di Jakarta menyimpan situs ini dan basis datanya berdasarkan kontrak, dan hanya bertindak atas perintah kami. Jika Anda
    menanyakan lini yang akan dibangun salah satu mitra integrasi kami, kami meminta persetujuan Anda sebelum meneruskan nama Anda. Instansi
    berwenang hanya menerima data jika undang-undang mewajibkannya; jika diperbolehkan, kami memberi tahu Anda.</p>
    <h2>Bagaimana kami melindunginya</h2>
    <p>Pengirimannya terenkripsi. Pesan dapat dibaca oleh enam orang dari bagian penjualan dan dua dari bagian layanan, masing-masing dengan akun
    sendiri. Cadangan dienkripsi dan dihapus setelah 30 hari. Jika data hilang atau terungkap, dalam tiga hari kami memberi tahu Anda dan
    instansi berwenang tentang apa yang terjadi dan apa yang kami lakukan.</p>
    <h2>Hak Anda</h2>
    <p>Anda boleh menanyakan apa yang kami simpan tentang Anda, meminta perbaikannya, penghapusannya, salinannya sebagai berkas, atau menolak
    penggunaannya. Tulislah ke <a href="mailto:hello@lintara.example">hello@lintara.example</a> dan Anda menerima jawaban kami dalam tiga hari,
    tanpa biaya. Jika Anda tidak puas, Anda dapat menghubungi lembaga pelindungan data pribadi.</p>
    <h2>Perubahan</h2>
    <p>Jika kami mengubah sesuatu di sini, kami menyebutkannya di bagian atas beserta tanggalnya, paling tidak selama tiga bulan. Versi lama dikirimkan
    atas permintaan. <a href="/page/terms-of-service">Ketentuan layanan</a> menjelaskan bagaimana situs ini boleh digunakan.</p>`,
};
