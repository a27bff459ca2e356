import { html } from '../../html.ts';
import type { Translations } from '../types.ts';

const title = 'Satu lini utuh, dibangun di sekeliling satu lengan.';
const subtitle =
  'Robot, penggerak, perangkat keselamatan, dan kontrol yang dirancang bersama di Cikarang, diuji bersama, dan tiba siap dijalankan.';

const company: Translations = {
  company_name: { value: 'Lintara Automation' },
  company_tagline: { value: 'Robot, penggerak, dan kontrol yang tiba sebagai satu lini.' },
  company_description: {
    value:
      'Lintara merancang dan membuat robot industri, sistem kontrol, dan peralatan penanganan material untuk produsen di Asia Tenggara, dari satu sensor hingga lini yang siap pakai.',
  },
  company_location: { value: 'Cikarang, Jawa Barat' },
  footer_tagline: { value: 'Dibuat di Cikarang, bekerja di 640 lini di seluruh Nusantara.' },
  business_hours: {
    value: html`
      <p>Senin sampai Jumat: 08.00–17.00</p>
      <p>Sabtu: 08.00–13.00</p>
      <p>Telepon servis: siang dan malam</p>`,
  },
};

const texts: Translations = {
  home_contact_title: { value: 'Kirimkan denah pabrik Anda.' },
  home_contact_text: { value: 'Insinyur kami menjawab dengan tata letak, waktu siklus, dan harga.' },
  home_final_title: { value: 'Ceritakan apa yang harus dibuat lini Anda.' },
  home_final_text: { value: 'Yang menjawab Anda seorang insinyur, bukan pusat panggilan.' },
  news_subtitle: { value: 'Apa yang kami buat, di mana dipakai, dan siapa yang bergabung.' },
  knowledge_subtitle: { value: 'Cara memilih, cara kerjanya, dan cara menjaganya tetap berjalan.' },
};

const hero: Translations = {
  title: { value: title },
  subtitle: { value: subtitle },
  slides_data: {
    'value/Whole lines, built around one arm.': title,
    'value/Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.': subtitle,
    'value/Works beside you, not behind a fence.': 'Bekerja di samping Anda, bukan di balik pagar.',
    'value/The LC10 feels a touch in all six joints and stops within four millimetres.':
      'LC10 merasakan sentuhan di keenam sendinya dan berhenti dalam jarak empat milimeter.',
    'value/The aisle is the conveyor.': 'Lorong itulah konveyornya.',
    'value/Mobile robots that map a hall in one walk and share it with people.':
      'Robot bergerak yang memetakan satu gedung dalam sekali jalan dan berbagi tempat dengan orang.',
    'value/One controller, a hundred lines.': 'Satu kontroler, seratus lini.',
    'value/The same software runs every arm we have built since 2012.':
      'Perangkat lunak yang sama menjalankan setiap lengan buatan kami sejak 2012.',
  },
  point_1: { value: 'Terpasang dalam sembilan minggu' },
  point_2: { value: 'Suku cadang dalam 24 jam' },
  point_3: { value: 'Pelatihan di Cikarang' },
  point_4: { value: 'Palet ditumpuk hingga 2,6 m' },
  point_5: { value: 'Keselamatan hingga PL e, Kat. 4' },
  point_6: { value: 'Lengan dari 3 hingga 210 kg' },
  point_7: { value: 'Satu kontroler untuk semua lengan' },
};

const about: Translations = {
  statistics: {
    'value/Years of experience': 'Tahun pengalaman',
    'value/Projects completed': 'Proyek selesai',
    'value/Happy clients': 'Pelanggan puas',
    'value/Team members': 'Anggota tim',
  },
  team_members: {
    'value/Managing Director': 'Direktur Utama',
    'value/Head of Robotics': 'Kepala Robotika',
    'value/Head of Machine Safety': 'Kepala Keselamatan Mesin',
    'value/Lead, Drives and Networks': 'Ketua Tim Penggerak dan Jaringan',
    'value/Head of Applications': 'Kepala Aplikasi',
    'value/Head of Service': 'Kepala Layanan',
  },
  sections: {
    'value/Our mission': 'Misi kami',
    [`value/${html`
      <p>To make automation that a maintenance shift can understand. Every machine we deliver comes with its drawings, its source and a
      person to call, because a line that only its maker can repair is only half sold.</p>`}`]: html`
      <p>Membuat otomasi yang dipahami sif perawatan. Setiap mesin yang kami kirim disertai gambar, kode sumber, dan seseorang yang dapat
      ditelepon, karena lini yang hanya bisa diperbaiki pembuatnya baru terjual separuh.</p>`,
    'value/How we work': 'Cara kami bekerja',
    [`value/${html`
      <p>Mechanics, drives, safety and software sit in one hall. A cell is built complete in Cikarang, runs your parts for a week under
      your eyes, and only then travels. Nine weeks from order to first part is our rule, and we publish how often we keep it: 94 percent in
      2026.</p>`}`]: html`
      <p>Mekanik, penggerak, keselamatan, dan perangkat lunak berada di satu gedung. Sebuah sel dibangun lengkap di Cikarang, mengerjakan
      produk Anda selama seminggu di depan mata Anda, dan baru kemudian dikirim. Sembilan minggu dari pesanan sampai produk pertama adalah
      aturan kami, dan kami mengumumkan seberapa sering kami menepatinya: 94 persen pada 2026.</p>`,
    'value/What we answer for': 'Yang kami pertanggungjawabkan',
    [`value/${html`
      <p>Safety is not an extra. Each cell leaves with its risk assessment after ISO 12100, the calculation after ISO 13849-1 and a
      measured stopping time. Spare parts for every arm since number 1 are on the shelf, and 97 of 100 leave within a day.</p>`}`]: html`
      <p>Keselamatan bukan tambahan. Setiap sel dikirim bersama penilaian risiko menurut ISO 12100, perhitungan menurut ISO 13849-1, dan waktu
      henti hasil pengukuran. Suku cadang untuk setiap lengan sejak nomor 1 tersedia di rak, dan 97 dari 100 dikirim dalam sehari.</p>`,
    'value/Where we are going': 'Ke mana kami menuju',
    [`value/${html`
      <p>By 2028 every arm will return its braking energy to the line, and every gearbox will be rebuilt rather than replaced. The second
      plant is laid out for both.</p>`}`]: html`
      <p>Pada 2028 setiap lengan akan mengembalikan energi pengeremannya ke lini, dan setiap gearbox akan dibangun ulang, bukan diganti. Pabrik
      kedua dirancang untuk keduanya.</p>`,
  },
};

const menus: Translations = {
  header_menu: {
    'value/HOME': 'BERANDA',
    'value/ABOUT': 'TENTANG KAMI',
    'value/PRODUCTS': 'PRODUK',
    'value/All Products': 'Semua produk',
    'value/NEWS': 'BERITA',
    'value/Company News': 'Berita perusahaan',
    'value/Knowledge Base': 'Basis pengetahuan',
    'value/CONTACT': 'KONTAK',
  },
  footer_menu: {
    'value/Quick Links': 'Tautan cepat',
    'value/Home': 'Beranda',
    'value/About Us': 'Tentang kami',
    'value/Products': 'Produk',
    'value/News': 'Berita',
    'value/Contact Us': 'Hubungi kami',
    'value/Our Solutions': 'Solusi kami',
    'value/View All Products': 'Lihat semua produk',
    'value/Privacy Policy': 'Kebijakan privasi',
    'value/Terms of Service': 'Ketentuan layanan',
  },
};

export const settings: Translations = { ...company, ...texts, ...hero, ...about, ...menus };
