import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const termsOfService: UnitTexts = {
  title: 'Ketentuan layanan',
  slug: 'ketentuan-layanan',
  content: html`
    <p><em>Berlaku sejak 1 Januari 2026</em></p>
    <p>Ketentuan ini mengatur situs web ini: apa yang boleh Anda lakukan dengannya dan apa yang dapat Anda andalkan. Pengiriman, perakitan, dan
    layanan memiliki ketentuan terpisah yang disertakan pada setiap penawaran dan yang didahulukan.</p>
    <h2>Siapa penyedia situs ini</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, Jawa Barat, Indonesia. Telepon
    +62 21 5550 0180, email <a href="mailto:hello@lintara.example">hello@lintara.example</a>.</p>
    <h2>Kedudukan katalog</h2>
    <p><a href="/products">Katalog</a> ini adalah ajakan untuk bertanya, bukan penawaran yang mengikat. Harga dalam rupiah, tanpa pajak pertambahan
    nilai, dari pabrik Cikarang (EXW, Incoterms 2020), untuk versi yang diuraikan di halamannya. Penawaran menjadi mengikat ketika kami
    mengirimkannya secara tertulis dengan nomor, dan berlaku selama 30 hari kecuali disebutkan lain.</p>
    <p>Kami memeriksa angka dan gambar sebelum diterbitkan. Mesin terus dikembangkan, sehingga perangkat yang dikirim dapat berbeda dalam rincian
    yang tidak mengurangi kegunaannya. Jika suatu ukuran penting bagi konstruksi Anda, mintalah gambar yang disahkan.</p>
    <h2>Permintaan penawaran dan pesan</h2>
    <ul>
      <li>Permintaan tidak dipungut biaya dan tidak mengikat siapa pun.</li>
      <li>Kami menjawab dalam dua hari kerja; penawaran untuk lini lengkap memerlukan paling lama sepuluh hari.</li>
      <li>Mohon jangan mengirim hal rahasia sebelum kita menandatangani perjanjiannya. Kami menandatangani perjanjian Anda atau mengirimkan milik
      kami.</li>
      <li>Jangan mengirim data orang lain kecuali mereka mengetahuinya. <a href="/page/privacy-policy">Kebijakan privasi</a> menjelaskan bagaimana
      kami memakai data Anda.</li>
    </ul>
    <h2>Artikel pengetahuan</h2>
    <p>Artikel dalam basis pengetahuan menjelaskan cara kami menghitung, dengan contoh dari meja uji kami sendiri. Artikel itu ditulis dengan cermat,
    tetapi tidak mungkin mengenal mesin Anda. Artikel tidak menggantikan standar yang disebutnya maupun penilaian risiko Anda. Siapa pun yang
    membuat atau mengubah mesin tetap bertanggung jawab atas keselamatannya; jika Anda ingin kami mengambil tugas itu, kami melakukannya
    berdasarkan kontrak.</p>
    <h2>Teks, gambar, dan gambar teknik</h2>
    <p>Teks, gambar, gambar teknik, dan brosur adalah milik Lintara Automation. Anda boleh menyimpan dan mencetaknya untuk pekerjaan sendiri,
    meneruskannya di dalam perusahaan Anda dan kepada mereka yang merencanakan bersama Anda, serta mengutipnya dengan menyebut sumber. Anda tidak
    boleh menjualnya, menghapus nama kami, atau memakainya seolah-olah Anda berbicara atas nama kami. Pers boleh memakai gambar dengan keterangan
    “Lintara Automation” tanpa meminta izin.</p>
    <h2>Penggunaan yang wajar</h2>
    <p>Jangan mengganggu situs ini, jangan mencoba menjangkau apa yang tidak ditujukan bagi Anda, dan jangan mengirim iklan lewat formulir. Program
    boleh membaca halaman umum selama mengikuti aturan dalam robots.txt dan mengirim paling banyak satu permintaan per detik. Jika Anda menemukan
    kerentanan, laporkan lebih dahulu kepada kami dan beri kami 90 hari untuk memperbaikinya; kami akan berterima kasih dengan menyebut nama Anda
    bila Anda berkenan, dan tidak menempuh jalur hukum.</p>
    <h2>Ketersediaan</h2>
    <p>Kami berupaya sebaik mungkin agar situs ini tetap berjalan dan isinya benar, dan kami tidak menjanjikan bahwa keadaannya selalu demikian. Kami
    dapat mengubah atau menghapus halaman. Alamat lama dari produk yang berganti nama dialihkan ke alamat baru.</p>
    <h2>Tanggung jawab</h2>
    <p>Atas kerugian akibat penggunaan situs web ini kami bertanggung jawab jika kami bertindak dengan sengaja atau lalai berat, dan dalam segala hal
    yang tidak boleh kami batasi menurut undang-undang. Atas kelalaian ringan kami tidak bertanggung jawab sejauh undang-undang memperbolehkan.
    Tautan mengarah ke halaman pihak lain; kami memeriksanya saat memasang tautan, dan hanya bertanggung jawab atas halaman kami sendiri.</p>
    <h2>Hukum dan pengadilan</h2>
    <p>Hukum Indonesia berlaku. Pengadilan di Bekasi berwenang, kecuali undang-undang memberi Anda pengadilan lain. Jika sebagian ketentuan ini tidak
    sah, bagian lainnya tetap berlaku. Teks berbahasa Inggris disediakan demi kemudahan; bila ada teks berbahasa Indonesia, teks itulah yang
    berlaku, sebagaimana disyaratkan Undang-Undang Nomor 24 Tahun 2009 untuk kontrak dengan pihak Indonesia.</p>
    <h2>Perubahan</h2>
    <p>Kami dapat mengubah ketentuan ini. Tanggal di bagian atas menunjukkan sejak kapan ketentuan berlaku; permintaan dan pesanan yang lebih dahulu
    tunduk pada ketentuan pada tanggalnya.</p>`,
};
