import { html } from '../../../../demo/content/html.ts';
import type { Translations } from '../../../../demo/content/translations/types.ts';

const title = 'خطوط كاملة تُبنى حول ذراع واحدة.';
const subtitle = 'روبوتات ومحركات وأنظمة سلامة وتحكم صُممت معًا واختُبرت معًا في سيكارانغ، وتصل جاهزة للتشغيل.';

const company: Translations = {
  company_name: { value: 'لينتارا للأتمتة' },
  company_tagline: { value: 'روبوتات ومحركات وأنظمة تحكم تصل خطًا واحدًا.' },
  company_description: {
    value:
      'تصمم لينتارا وتصنع الروبوتات الصناعية وأنظمة التحكم ومعدات المناولة للمصنّعين في جنوب شرق آسيا، من المستشعر الواحد إلى الخط المكتمل.',
  },
  company_location: { value: 'سيكارانغ، جاوة الغربية' },
  footer_tagline: { value: 'صُنعت في سيكارانغ، وتعمل على 640 خطًا في أنحاء الأرخبيل.' },
  business_hours: {
    value: html`
      <p>من الاثنين إلى الجمعة: من 08:00 إلى 17:00</p>
      <p>السبت: من 08:00 إلى 13:00</p>
      <p>خط الخدمة: ليلًا ونهارًا</p>`,
  },
};

const texts: Translations = {
  home_contact_title: { value: 'أرسل إلينا مخطط صالتك.' },
  home_contact_text: { value: 'يرد عليك مهندسونا بمخطط توزيع وزمن دورة وسعر.' },
  home_final_title: { value: 'أخبرنا بما يجب أن ينتجه خطك.' },
  home_final_text: { value: 'يجيبك مهندس، لا مركز اتصال.' },
  news_subtitle: { value: 'ما نصنعه، وأين يعمل، ومن انضم إلينا.' },
  knowledge_subtitle: { value: 'كيف تختاره، وكيف يعمل، وكيف تحافظ على تشغيله.' },
};

const hero: Translations = {
  title: { value: title },
  subtitle: { value: subtitle },
  slides_data: {
    'value/Whole lines, built around one arm.': title,
    'value/Robots, drives, safety and controls that are designed together in Cikarang, tested together, and arrive ready to run.': subtitle,
    'value/Works beside you, not behind a fence.': 'يعمل إلى جانبك، لا خلف سياج.',
    'value/The LC10 feels a touch in all six joints and stops within four millimetres.':
      'يستشعر LC10 اللمس في مفاصله الستة كلها ويتوقف خلال أربعة مليمترات.',
    'value/The aisle is the conveyor.': 'الممر هو الناقل.',
    'value/Mobile robots that map a hall in one walk and share it with people.':
      'روبوتات متنقلة ترسم خريطة الصالة في جولة واحدة وتتقاسمها مع الناس.',
    'value/One controller, a hundred lines.': 'وحدة تحكم واحدة، ومئة خط.',
    'value/The same software runs every arm we have built since 2012.': 'البرنامج نفسه يشغّل كل ذراع صنعناها منذ عام 2012.',
  },
  point_1: { value: 'التركيب في تسعة أسابيع' },
  point_2: { value: 'قطع الغيار خلال 24 ساعة' },
  point_3: { value: 'التدريب في سيكارانغ' },
  point_4: { value: 'رص المنصات حتى 2.6 m' },
  point_5: { value: 'السلامة حتى PL e، الفئة 4' },
  point_6: { value: 'أذرع من 3 إلى 210 kg' },
  point_7: { value: 'وحدة تحكم واحدة لكل الأذرع' },
};

const about: Translations = {
  statistics: {
    'value/Years of experience': 'سنوات الخبرة',
    'value/Projects completed': 'المشاريع المنجزة',
    'value/Happy clients': 'العملاء الراضون',
    'value/Team members': 'أعضاء الفريق',
  },
  team_members: {
    'value/Managing Director': 'المديرة العامة',
    'value/Head of Robotics': 'رئيس قسم الروبوتات',
    'value/Head of Machine Safety': 'رئيسة قسم سلامة الآلات',
    'value/Lead, Drives and Networks': 'رئيس المحركات والشبكات',
    'value/Head of Applications': 'رئيسة قسم التطبيقات',
    'value/Head of Service': 'رئيس قسم الخدمة',
  },
  sections: {
    'value/Our mission': 'رسالتنا',
    [`value/${html`
      <p>To make automation that a maintenance shift can understand. Every machine we deliver comes with its drawings, its source and a
      person to call, because a line that only its maker can repair is only half sold.</p>`}`]: html`
      <p>أن نصنع أتمتة تفهمها وردية الصيانة. كل آلة نسلّمها تأتي مع رسوماتها وشفرتها المصدرية وشخص تتصل به، فالخط الذي لا يصلحه إلا صانعه لم
      يُبع إلا نصفه.</p>`,
    'value/How we work': 'كيف نعمل',
    [`value/${html`
      <p>Mechanics, drives, safety and software sit in one hall. A cell is built complete in Cikarang, runs your parts for a week under
      your eyes, and only then travels. Nine weeks from order to first part is our rule, and we publish how often we keep it: 94 percent in
      2026.</p>`}`]: html`
      <p>الميكانيكا والمحركات والسلامة والبرمجيات تعمل في صالة واحدة. تُبنى الخلية كاملة في سيكارانغ، وتشغّل قطعك أسبوعًا أمام عينيك، ثم تنتقل
      إليك. قاعدتنا تسعة أسابيع من الطلب إلى أول قطعة، وننشر نسبة التزامنا بها: 94 في المئة في عام 2026.</p>`,
    'value/What we answer for': 'ما نتحمل مسؤوليته',
    [`value/${html`
      <p>Safety is not an extra. Each cell leaves with its risk assessment after ISO 12100, the calculation after ISO 13849-1 and a
      measured stopping time. Spare parts for every arm since number 1 are on the shelf, and 97 of 100 leave within a day.</p>`}`]: html`
      <p>السلامة ليست إضافة. تغادرنا كل خلية ومعها تقييم المخاطر وفق ISO 12100، والحساب وفق ISO 13849-1، وزمن توقف مقيس. وقطع غيار كل ذراع منذ
      الرقم 1 على الرف، وتُرسل 97 قطعة من كل 100 خلال يوم.</p>`,
    'value/Where we are going': 'إلى أين نتجه',
    [`value/${html`
      <p>By 2028 every arm will return its braking energy to the line, and every gearbox will be rebuilt rather than replaced. The second
      plant is laid out for both.</p>`}`]: html`
      <p>بحلول عام 2028 ستعيد كل ذراع طاقة كبحها إلى الخط، وسيُعاد بناء كل علبة تروس بدل استبدالها. والمصنع الثاني مهيّأ للأمرين.</p>`,
  },
};

const menus: Translations = {
  header_menu: {
    'value/HOME': 'الرئيسية',
    'value/ABOUT': 'من نحن',
    'value/PRODUCTS': 'المنتجات',
    'value/All Products': 'جميع المنتجات',
    'value/NEWS': 'الأخبار',
    'value/Company News': 'أخبار الشركة',
    'value/Knowledge Base': 'قاعدة المعرفة',
    'value/CONTACT': 'اتصل بنا',
  },
  footer_menu: {
    'value/Quick Links': 'روابط سريعة',
    'value/Home': 'الرئيسية',
    'value/About Us': 'من نحن',
    'value/Products': 'المنتجات',
    'value/News': 'الأخبار',
    'value/Contact Us': 'اتصل بنا',
    'value/Our Solutions': 'حلولنا',
    'value/View All Products': 'عرض جميع المنتجات',
    'value/Privacy Policy': 'سياسة الخصوصية',
    'value/Terms of Service': 'شروط الخدمة',
  },
};

export const settings: Translations = { ...company, ...texts, ...hero, ...about, ...menus };
