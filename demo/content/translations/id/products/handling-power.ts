import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const handlingPower: Translations = {
  'vacuum-gripper-lg-v8': {
    name: 'Gripper Vakum LG-V8',
    slug: 'gripper-vakum-lg-v8',
    short_description: html`
      <p>Delapan zona, −68 kPa, tetap menahan karton tanpa dua mangkuk isap. Untuk paletisasi dan depaletisasi.</p>`,
    description: html`
      <p>LG-V8 mengangkat karton, karung, dan papan dari atas. Delapan mangkuk isap berarti delapan zona, masing-masing dengan katup dan sensor sendiri,
      sehingga mangkuk yang berada di luar tepi karton kecil menutup sendiri dan menyisakan vakum untuk yang lain.</p>
      <h3>Berapa beban yang ditahan</h3>
      <p>Mangkuk isap 60 mm pada −40 kPa di karton berpori menarik 40.000 Pa × 0,00283 m² = 113 N. Delapan di antaranya menahan 905 N, jadi dengan faktor
      keamanan dua dan percepatan 5 m/s² sebuah karton 30 kg. Tanpa dua mangkuk pun masih 22 kg.</p>
      <h3>Udara hanya saat diperlukan</h3>
      <ul>
        <li>Ejektor mati ketika −68 kPa tercapai dan menyala lagi pada −50: pada karton rapat empat perlima udara dihemat.</li>
        <li>Kebocoran dilaporkan per zona sebelum karton pertama jatuh.</li>
        <li>Embusan pelepas dalam 80 ms, agar karton ringan tidak menempel.</li>
      </ul>
      <h3>Menyesuaikan dan merasakan</h3>
      <p>Bellow dengan 2,5 lipatan meratakan beda tinggi 20 mm. Rangkanya aluminium, mangkuk isap diganti tanpa alat, dan layar di kepala menunjukkan vakum
      di tempat operator berdiri. <a href="/news/choosing-a-gripper">Memilih gripper</a> membandingkannya dengan rahang.</p>`,
  },
  'belt-conveyor-lb-500': {
    name: 'Konveyor Sabuk LB-500',
    slug: 'konveyor-sabuk-lb-500',
    short_description: html`
      <p>Modul 1 sampai 6 m yang disambung dalam empat menit. Sabuk 500 mm, 50 kg per meter, penggerak di tengah.</p>`,
    description: html`
      <p>LB-500 membawa karton ke robot dan membawanya pergi lagi. Konveyor ini datang sebagai modul dengan kaki, pemandu, sabuk, motor, dan inverter; satu
      pasak pengunci dan satu konektor menyambungnya ke modul berikut. Harga dan angka berlaku untuk modul 3 m.</p>
      <h3>Satu konektor</h3>
      <p>Daya, jaringan, dan henti darurat berjalan dari modul ke modul dalam satu konektor hibrida. Inverter terpasang di rangka dan dikenali kontroler
      menurut urutan lini, tanpa alamat yang harus diatur.</p>
      <h3>Mudah dirawat</h3>
      <ul>
        <li>Sabuk baru dipasang tanpa membongkar rangka: dua sekrup, lepas pelat samping, delapan menit.</li>
        <li>Rol cembung menjaga sabuk di jalurnya; pegas menjaga ujungnya tetap tegang.</li>
        <li>Celah di rol kurang dari 5 mm atau tertutup, sesuai EN 619.</li>
      </ul>
      <h3>Berhenti di tempat yang Anda tentukan</h3>
      <p>Pada 0,5 m/s karton berhenti dalam 4 mm dari tandanya dengan sensor fotoelektrik LS-P40. Untuk robot yang mengambil dari sabuk berjalan, encoder dengan
      0,1 mm per pulsa terpasang di rol ekor.</p>`,
  },
  'energy-meter-le3': {
    name: 'Meter Energi LE3',
    slug: 'meter-energi-le3',
    short_description: html`
      <p>Kelas 0,5, harmonik sampai ke-63, Modbus, dan halaman web. Dengan transformator arus inti belah untuk 630 A.</p>`,
    description: html`
      <p>LE3 menunjukkan berapa yang dipakai sebuah lini dan kapan. Meter ini mengukur tegangan dan arus tiga fase 10.240 kali per detik dan mengubahnya
      menjadi apa yang tertera di tagihan: energi, beban puncak dalam lima belas menit, daya reaktif; dan apa yang tidak tertera: harmonik, penurunan tegangan, dan arus awal.</p>
      <h3>Dipasang tanpa mematikan listrik</h3>
      <p>Transformator arusnya terbuka seperti tali jam tangan dan menutup di sekeliling kabel. Keluarannya 333 mV dan bukan satu ampere, sehingga sisi
      sekunder yang terbuka tidak berbahaya. Tegangan diambil lewat empat kabel di belakang sekering 1 A.</p>
      <h3>Angka yang berarti</h3>
      <ul>
        <li>Energi per produk: masukan penghitung menerima pulsa dari mesin.</li>
        <li>Daya siaga ditemukan sendiri: alat menandai jam-jam dengan pemakaian daya tetapi tanpa produk.</li>
        <li>Peringatan puncak tiga menit sebelumnya, dengan kontak yang dapat mematikan pemanas.</li>
      </ul>
      <h3>Siap untuk ISO 50001</h3>
      <p>Nilai per satu menit disimpan tiga belas bulan dan keluar melalui Modbus TCP, MQTT, atau sebagai tabel dari halaman web. Apa yang ditemukan dua belas alat ukur di pabrik cetak plastik diceritakan dalam <a href="/news/where-the-idle-kilowatts-go">Ke mana perginya kilowatt yang menganggur</a>.</p>`,
  },
  'managed-switch-ln8': {
    name: 'Switch Terkelola LN8',
    slug: 'switch-terkelola-ln8',
    short_description: html`
      <p>Delapan port dan dua SFP, pemulihan cincin di bawah 20 ms. Bodi logam, tanpa kipas, −40 hingga 75 °C.</p>`,
    description: html`
      <p>LN8 menghubungkan mesin ke jaringan pabrik yang boleh kehilangan kabel tanpa kehilangan produk. Sepuluh port gigabit, dua di antaranya untuk
      serat optik, menutup cincin yang pulih dalam waktu kurang dari 20 ms dengan hingga lima puluh switch di dalamnya.</p>
      <h3>Memisahkan lalu lintas</h3>
      <p>Kamera, kontroler, dan kantor masing-masing mendapat jaringan sendiri (VLAN), dan data mesin didahulukan (prioritas IEEE 802.1Q). Kamera yang
      membanjiri portnya dibatasi pada laju yang Anda tetapkan dan tidak menghentikan lini.</p>
      <h3>Untuk orang yang tidak menyukai switch</h3>
      <ul>
        <li>Halaman web menggambar cincin dan menunjukkan dengan warna merah sambungan mana yang putus.</li>
        <li>Pengaturan ada pada colokan: cabut dari yang lama, pasang pada yang baru, nyalakan.</li>
        <li>Port yang tidak dipakai dimatikan sampai teknisi membukanya.</li>
      </ul>
      <h3>Waktu dan keamanan</h3>
      <p>Jam IEEE 1588 diteruskan dengan kesalahan 100 ns untuk setiap switch. Masuk lewat RADIUS, akses lewat IEEE 802.1X, firmware bertanda tangan: switch ini
      dikembangkan menurut IEC 62443-4-1, dan pengaturannya untuk tingkat keamanan 2 tersedia sebagai profil siap pakai.</p>`,
  },
  'power-supply-lp24': {
    name: 'Catu Daya LP24',
    slug: 'catu-daya-lp24',
    short_description: html`
      <p>24 V, 20 A, efisiensi 95 %, pada rel selebar 60 mm. Memberi 30 A selama lima detik ketika motor mulai berputar.</p>`,
    description: html`
      <p>LP24 memasok lemari kontrol sebesar 480 W dan hanya mengubah 25 W darinya menjadi panas. Dengan lebar 60 mm ia menyisakan tempat bagi perangkat yang
      menghasilkan uang, dan menyala pada −40 °C sama baiknya dengan pada 70.</p>
      <h3>Memicu pemutus sirkuit di belakangnya</h3>
      <p>Hubung singkat harus memicu pemutus sirkuitnya sendiri, bukan melumpuhkan seluruh lemari. Selama 12 ms LP24 memberi 100 A: cukup untuk
      memicu pelepas magnetik pemutus C6
      di ujung kabel 2,5 mm² sepanjang 20 m.</p>
      <h3>Memberi tahu keadaannya</h3>
      <ul>
        <li>Tegangan keluaran, arus, dan sisa umur terlihat di layar dan lewat IO-Link.</li>
        <li>Memberi peringatan lewat kontak pada beban 90 % dan pada suhu dalam 80 °C.</li>
        <li>Dua unit paralel membagi beban dengan selisih paling banyak 5 %; dengan modul LPD keduanya saling mencadangkan.</li>
      </ul>
      <h3>Umur pakai</h3>
      <p>Kapasitornya tahan 120.000 jam pada 40 °C dan beban penuh. Sepuluh derajat lebih rendah menggandakannya: sisakan ruang udara 40 mm di atas dan di
      bawah.</p>`,
  },
};
