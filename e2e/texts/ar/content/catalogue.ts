import { attributes as originals } from '../../../../demo/content/attributes.ts';
import { html } from '../../../../demo/content/html.ts';
import { attributeKey } from '../../../../demo/content/translations/attribute-key.ts';
import type { Translations } from '../../../../demo/content/translations/types.ts';

const labels: Readonly<Record<string, string>> = {
  Payload: 'الحمولة',
  Reach: 'مدى الوصول',
  Repeatability: 'التكرارية',
  'Performance level': 'مستوى الأداء',
  Weight: 'الوزن',
  'Supply voltage': 'جهد التغذية',
  'Rated power': 'القدرة المقننة',
  Protection: 'درجة الحماية',
  'Operating temperature': 'درجة حرارة التشغيل',
  'Sound level': 'مستوى الصوت',
  'Tool speed': 'سرعة الأداة',
  Mounting: 'التركيب',
  Standby: 'وضع الاستعداد',
  'Contact force limit': 'حد قوة التلامس',
  'Base diameter': 'قطر القاعدة',
  Speed: 'السرعة',
  'Running time': 'مدة التشغيل',
  'Charging time': 'مدة الشحن',
  'Turning radius': 'نصف قطر الدوران',
  'Cycle time': 'زمن الدورة',
  Points: 'نقاط الدخل والخرج',
  Fieldbus: 'الناقل الميداني',
  'Rated torque': 'العزم المقنن',
  'Peak torque': 'العزم الأقصى',
  'Maximum speed': 'السرعة القصوى',
  Travel: 'مسافة الحركة',
  Efficiency: 'الكفاءة',
  'Integrity level': 'مستوى سلامة الأمان',
  'Response time': 'زمن الاستجابة',
  'Protective radius': 'نصف قطر الحماية',
  Resolution: 'الدقة',
  'Working distance': 'مسافة العمل',
  'Sampling rate': 'معدل أخذ العينات',
  'Belt speed': 'سرعة السير',
  Current: 'التيار',
};

export const groupTitles: Readonly<Record<string, string>> = {
  Performance: 'الأداء',
  Axes: 'المحاور',
  Mechanics: 'الميكانيكا',
  Electrical: 'الكهرباء',
  Environment: 'البيئة',
  Safety: 'السلامة',
};

/** All other choices are names that stay. */
const choiceLabels: Readonly<Record<string, string>> = {
  Floor: 'الأرضية',
  Ceiling: 'السقف',
  Wall: 'الجدار',
  Tilted: 'مائل',
  Table: 'الطاولة',
  Pedestal: 'قاعدة مرتفعة',
  Hanging: 'معلّق',
};

export const attributes: Translations = Object.fromEntries(
  originals.map((attribute) => {
    const { label, group_title, choices = [] } = attribute;
    const texts = {
      label: labels[label] ?? '',
      ...(group_title !== undefined && { group_title: groupTitles[group_title] ?? '' }),
      ...Object.fromEntries(choices.map((choice) => [`choices/${choice.key}`, choiceLabels[choice.label] ?? choice.label])),
    };
    return [attributeKey(attribute), texts];
  }),
);

export const categories: Translations = {
  'industrial-robots': {
    name: 'الروبوتات الصناعية',
    description: html`
      <p>روبوتات سداسية المحاور وSCARA ودلتا وروبوتات تعبئة المنصات من 3 إلى 210 kg، وكلها تعمل بوحدة تحكم واحدة. ابدأ بالقطعة والقابض
      معًا: فكتلتهما ومركز ثقلهما يحددان فئة الحمولة، والمسافة بين نقطتي الالتقاط والوضع تحدد مدى الوصول.</p>
      <p>الأعمال المستوية السريعة من نصيب SCARA ودلتا. والقطع التي تُقلب أو تُلحم أو تُغذّى بها الآلات تحتاج إلى ستة محاور. أما الطبقات الكاملة
      على منصة التحميل فتحتاج إلى أربعة محاور قوية.</p>`,
  },
  'collaborative-robots': {
    name: 'الروبوتات التعاونية',
    description: html`
      <p>أذرع تشارك الناس طاولة العمل، والأدوات التي تُركّب على معاصمها. تستشعر التلامس في كل مفصل وتتوقف قبل أن تؤذي، فتعمل في مهام كثيرة
      بلا سياج متى سمح بذلك تقييم المخاطر.</p>
      <p>اخترها حيث يتغير الناس والقطع كثيرًا ويكون الإيقاع بشريًا. وحيث يجب أن تقل الدورة عن ثلاث ثوانٍ يكون الروبوت الصناعي خلف سياج أسرع
      وأرخص في الغالب.</p>`,
  },
  'mobile-robots': {
    name: 'الروبوتات المتنقلة',
    description: html`
      <p>ناقلات وقاطرات ورافعات شوكية بلا سائق تحل محل الناقلات الثابتة وحركة الرافعات. تهتدي بالجدران والأرفف القائمة أصلًا: لا سلك في
      الأرضية ولا شريط يحتاج إلى تجديد.</p>
      <p>الأحمال على أرجل أو عربات حتى 600 kg تُنقل على ناقلة، وقطارات العربات خلف قاطرة، والمنصات على الشوكات. احسب عدد النقلات في الساعة وقت
      الذروة قبل أن تحسب عدد المركبات.</p>`,
  },
  'control-hmi': {
    name: 'التحكم وواجهات التشغيل',
    description: html`
      <p>وحدات تحكم ووحدات دخل وخرج بعيدة ولوحات تشغيل وخزانة الروبوت، تُبرمج جميعها بأداة واحدة بلغات IEC 61131-3. وينتقل البرنامج من LX1
      المدمجة إلى LX5 التركيبية دون إعادة كتابته.</p>
      <p>حتى نحو ستين إشارة وبلا محاور متزامنة: وحدة التحكم المدمجة. ومع محاور مؤازرة أو وصفات أو شبكة مصنع: الوحدة التركيبية.</p>`,
  },
  'drives-motion': {
    name: 'المحركات والحركة',
    description: html`
      <p>محاور مؤازرة ومغيّرات تردد ووحدات خطية، متوافقة فيما بينها منذ خروجها من المصنع. ولا يحتاج المشغّل والمحرك اللذان يحملان حرف المقاس
      نفسه إلى أي ضبط لأول حركة.</p>
      <p>تحديد المواضع والتزامن يتطلبان محورًا مؤازرًا. أما المراوح والمضخات والناقلات التي يكفيها التحكم في السرعة فيخدمها مغيّر التردد بنصف
      السعر.</p>`,
  },
  'machine-safety': {
    name: 'سلامة الآلات',
    description: html`
      <p>ماسحات وستائر ضوئية ومفاتيح أبواب ومرحّلات حتى PL e وSIL 3. ولكل منها شهادته وزمن استجابته ومعدلات أعطاله في ملف تقرؤه برامج الحساب
      الشائعة.</p>
      <p>ابدأ من تقييم المخاطر وفق ISO 12100 لا من الكتالوج: فهو يحدد مستوى الأداء المطلوب، وهل يجب إبعاد الناس أم رصدهم أم السماح لهم
      بالدخول عند التوقف.</p>`,
  },
  'vision-sensing': {
    name: 'الرؤية والاستشعار',
    description: html`
      <p>كاميرات تقيس وتقرأ، ومستشعرات مقاطع ترى الارتفاع، ومستشعرات بسيطة تبيّن وجود الشيء من عدمه. وكلها تتخاطب مع وحدات تحكمنا بلا بوابة
      وسيطة.</p>
      <p>اختر أبسط جهاز يجيب عن السؤال. فالوجود يكفيه مستشعر، والرمز أو الموضع تكفيه كاميرا ذكية، والشريط المتصل يحتاج إلى كاميرا خطية، والشكل
      يحتاج إلى رؤية ثلاثية الأبعاد.</p>`,
  },
  'handling-power': {
    name: 'المناولة والطاقة',
    description: html`
      <p>كل ما يحيط بالروبوت: القوابض والناقلات ووحدات التغذية وعدادات الطاقة ومحوّلات الشبكة. وهي متوفرة في مخازن سيكارانغ وسورابايا، ويغادر
      معظمها الرف يوم الطلب نفسه.</p>
      <p>كل قطعة مرسومة وموصّلة وموثّقة كسائر المجموعة، فيكون للخلية قائمة مواد واحدة وقائمة قطع غيار واحدة.</p>`,
  },
};
