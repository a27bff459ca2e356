import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const internship: UnitTexts = {
  title: 'Dua belas pemagang, satu sel, enam bulan',
  slug: 'dua-belas-pemagang-satu-sel',
  excerpt: 'Angkatan 2026 mendapat anggaran, pelanggan, dan tenggat. Hasil buatannya mulai bekerja pada bulan September.',
  content: html`
    <p>Pemagang di Lintara tidak membuat fotokopi. Dua belas mahasiswa dari lima politeknik dan universitas mulai bekerja pada hari Senin, dan mereka punya
    pesanan: sel pengemasan untuk produsen jamu di Sukoharjo, dengan pelanggan yang membayarnya dan tanggal sel itu harus berjalan.</p>
    <h2>Tugasnya</h2>
    <p>Botol 150 ml keluar dari mesin label, enam puluh per menit, dan harus masuk ke karton berisi dua belas. Kini empat perempuan mengerjakannya, dan
    perusahaan menginginkan mereka di kendali mutu, yang kekurangan orang sejak tahun lalu. Anggarannya 620 juta rupiah, lahannya tiga kali empat meter,
    serah terimanya pada 28 Agustus.</p>
    <p>Hitungan pada pagi pertama: enam puluh botol per menit sama dengan lima karton per menit, jadi dua belas detik untuk setiap karton. Sebuah
    <a href="/products/compact-robot-lr7">robot kompak LR7</a> dengan gripper untuk enam botol memerlukan dua gerakan yang masing-masing sekitar 3,1 s, dan
    1,5 s untuk ganti karton: 7,7 s. Tersisa 4,3 detik. Satu kelompok ingin memakainya untuk pemeriksaan label kedua, kelompok lain untuk lengan yang lebih
    murah. Mereka punya seminggu untuk saling meyakinkan.</p>
    <h2>Bagaimana jalannya</h2>
    <table>
      <thead><tr><th>Bulan</th><th>Apa</th><th>Siapa yang memutuskan di akhir</th></tr></thead>
      <tbody>
        <tr><td>Maret</td><td>Kunjungan, pengukuran, tiga konsep beserta harga</td><td>Pelanggan</td></tr>
        <tr><td>April</td><td>Konstruksi, penilaian risiko menurut ISO 12100</td><td>Kepala Keselamatan Mesin</td></tr>
        <tr><td>Mei</td><td>Komponen, lemari kontrol, program pertama dalam simulasi</td><td>Bagian pembelian</td></tr>
        <tr><td>Juni</td><td>Perakitan di gedung lama</td><td>Mandor perakit</td></tr>
        <tr><td>Juli</td><td>Uji jalan, seminggu dengan botol sungguhan</td><td>Angkatan itu sendiri</td></tr>
        <tr><td>Agustus</td><td>Pengiriman, pelatihan operator, serah terima</td><td>Pelanggan</td></tr>
      </tbody>
    </table>
    <p>Masing-masing dari dua belas orang itu berganti bidang satu kali: yang menggambar pada bulan April memasang kabel pada bulan Juni. Empat pembimbing
    masing-masing menyediakan sehari dalam seminggu. Mereka boleh menjawab setiap pertanyaan, tetapi tidak boleh menyentuh tetikus atau obeng.</p>
    <h2>Apa hasil angkatan sebelumnya</h2>
    <p>Ini angkatan kelima. Empat yang pertama membuat stasiun sekrup, meja uji pompa, sel penyortir jeruk, dan pembalik ban. Tiga di antaranya masih
    bekerja. Penyortir jeruk dibongkar setelah setahun karena pelanggannya beralih ke mangga; lengannya kini berdiri di ruang uji kami.</p>
    <ul>
      <li>46 orang menyelesaikannya, dua orang mundur.</li>
      <li>29 orang kini bekerja pada kami, di antaranya dua ketua kelompok.</li>
      <li>Tujuh orang bekerja pada pelanggan, yang hampir sama baiknya.</li>
      <li>Satu orang mendirikan perusahaan dan menjadi mitra integrasi.</li>
    </ul>
    <blockquote>Saya belajar menghitung poros. Di sini saya belajar menelepon orang yang mengirimkannya.</blockquote>
    <p>Demikian Putri Maharani, angkatan 2024, kini di tim aplikasi.</p>
    <h2>Ketentuan</h2>
    <p>Pemagang dibayar: upah minimum Bekasi, kamar bagi yang datang dari jauh, dan makan siang. Separuh tempat untuk perempuan, karena separuh lamaran datang
    dari perempuan sejak kami mulai mengunjungi sekolah kejuruan. Kami tidak meminta nilai. Kami meminta sebuah benda yang Anda buat, dan cerita tentang
    apa yang gagal saat membuatnya.</p>
    <ol>
      <li>Pendaftaran untuk 2027 dibuka pada 1 September dan ditutup pada 31 Oktober.</li>
      <li>Kirimkan dua halaman dan foto benda Anda lewat <a href="/contact">halaman kontak</a>.</li>
      <li>Empat puluh orang diundang sehari ke Cikarang pada bulan November. Mereka bersama-sama memperbaiki sesuatu: konveyor dengan tiga gangguan, dua di
      antaranya mudah.</li>
    </ol>
    <p>Sel untuk Sukoharjo dapat disaksikan pertumbuhannya: fotonya diambil setiap hari pada tengah hari dari tempat yang sama, dan digantung di ruang masuk.
    Pada foto pertama ada lantai kosong, dua belas orang, dan sebuah gambar yang sangat besar.</p>`,
};
