import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const opcUa: UnitTexts = {
  title: 'OPC UA di setiap kontroler, tanpa lisensi',
  slug: 'opc-ua-di-setiap-kontroler',
  excerpt: 'Mulai perangkat lunak 5.6, LX1, LX5, dan LRC5 berbicara dalam bahasa yang sama dengan semua sistem di atasnya.',
  content: html`
    <p>Sejak dahulu mesin dapat saling berkomunikasi. Yang tidak ada ialah kosakata bersama: apa yang disebut satu kontroler “Part_OK_Cnt”, disebut
    kontroler lain “DB20.DBW4”. Mulai perangkat lunak 5.6, setiap kontroler buatan kami memiliki server OPC UA di dalamnya, dengan nama dan satuan,
    terenkripsi, dan tanpa lisensi yang harus dibeli.</p>
    <h2>Apa yang berubah</h2>
    <ul>
      <li><a href="/products/compact-controller-lx1">LX1</a>: hingga 500 nilai, diperbarui setiap 250 ms.</li>
      <li><a href="/products/modular-controller-lx5">LX5</a>: hingga 20.000 nilai mulai 10 ms, metode, alarm, dan riwayat.</li>
      <li><a href="/products/robot-controller-lrc5">LRC5</a>: robot secara utuh, menurut spesifikasi pendamping OPC 40010 untuk robotika: sumbu, beban,
      program, keadaan, jam.</li>
    </ul>
    <p>Pembaruan ini gratis untuk semua kontroler tersebut yang dikirim sejak 2019, dan memerlukan dua puluh menit saat lini diam.</p>
    <h2>Mengapa model dan bukan sekadar daftar</h2>
    <p>OPC UA, yang dibakukan sebagai IEC 62541, tidak hanya membawa angka. Ia membawa arti angka itu. Suhu sebuah motor adalah nilai analog dengan satuan,
    rentang, dan tempatnya di mesin. Karena itu program yang mengenal satu robot menemukan nilai yang sama di robot berikutnya, buatan siapa pun,
    selama keduanya mengikuti spesifikasi pendamping.</p>
    <p>Satu pelanggan dengan 26 robot dari empat produsen mencobanya. Sebelumnya, menghubungkan satu robot ke basis data pabrik memerlukan satu setengah
    hari, sebagian besar untuk bertanya lewat telepon apa ada di mana. Dengan model itu diperlukan empat puluh menit, dan enam robot terakhir
    masing-masing sepuluh menit.</p>
    <h2>Berapa beban waktu siklusnya</h2>
    <p>Pada LX5 tidak ada yang dapat kami ukur, karena komunikasi punya inti sendiri. Kami menjalankan 2.000 nilai pada 100 ms selama seminggu:</p>
    <table>
      <thead><tr><th>Data, LX5-4100</th><th>Server mati</th><th>2.000 nilai, 100 ms</th></tr></thead>
      <tbody>
        <tr><td>Jitter tugas gerak, terpanjang</td><td>4 µs</td><td>4 µs</td></tr>
        <tr><td>Beban, inti komunikasi</td><td>6 %</td><td>31 %</td></tr>
        <tr><td>Jaringan, rata-rata</td><td>0,1 Mbit/s</td><td>1,9 Mbit/s</td></tr>
        <tr><td>Waktu sampai klien yang terputus diketahui</td><td>–</td><td>3 s</td></tr>
      </tbody>
    </table>
    <p>LX1 hanya punya satu inti. Di sana kami mengukur tambahan 0,3 ms dalam siklus 10 ms dengan 500 nilai. Ambillah lebih sedikit, atau lebih jarang; suhu
    tidak berubah dalam seperempat detik.</p>
    <h2>Aman sejak awal</h2>
    <ul>
      <li>Sambungan tanpa enkripsi dimatikan. Untuk menyalakannya diperlukan orang di dekat perangkat, dan hal itu tercatat dalam log.</li>
      <li>Kebijakan Basic256Sha256 dan Aes256-Sha256-RsaPss yang lebih baru; sertifikat dapat berasal dari otoritas Anda sendiri.</li>
      <li>Membaca dan menulis adalah hak untuk setiap peran dan setiap cabang. Saat dikirim, tidak seorang pun boleh menulis.</li>
      <li>Log dikirim ke server Anda lewat syslog, sesuai IEC 62443-3-3.</li>
    </ul>
    <blockquote>Bagikan apa yang dengan senang hati Anda baca tentang mesin orang lain. Simpan sisanya.</blockquote>
    <h2>Bagaimana dengan MQTT? Dan fieldbus?</h2>
    <p>Keduanya tetap ada. OPC UA bertanya dan menjawab, serta menjelaskan dirinya; MQTT mengirim ke banyak penerima dan ringan bagi jalur yang sempit. LX5
    mendukung OPC UA PubSub lewat MQTT, yaitu model dari yang satu dalam amplop yang lain. Antara kontroler dan penggerak tidak ada yang berubah: itulah
    dunia mikrodetik dan <a href="/news/wiring-a-servo-network">EtherCAT</a>.</p>
    <h3>Cara memulai</h3>
    <ol>
      <li>Perbarui satu kontroler dan lihatlah dengan klien OPC UA gratis apa pun. Perangkat uji kami menjawab di pameran; milik Anda dapat menjawab di
      tempat sendiri.</li>
      <li>Pilih sepuluh nilai yang akan dilihat seseorang setiap hari: keadaan, penghitung, waktu siklus, gangguan, energi.</li>
      <li>Tulislah siapa yang membacanya dan apa yang kemudian dilakukannya. Nilai tanpa pembaca hanyalah derau.</li>
    </ol>
    <p>Pertanyaan sampai kepada tim Dimas Kurnia lewat <a href="/contact">halaman kontak</a>. Uraian modelnya, dengan semua nama dan satuan, dikirim bersama
    jawaban pertama.</p>`,
};
