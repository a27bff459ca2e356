import { attributes as originals } from '../../../../demo/content/attributes.ts';
import { attributeKey } from '../../../../demo/content/translations/attribute-key.ts';
import type { Translations } from '../../../../demo/content/translations/types.ts';
import { groupTitles } from './group-titles.ts';

const labels: Readonly<Record<string, string>> = {
  Payload: '可搬質量',
  Reach: 'リーチ',
  Repeatability: '繰り返し精度',
  'Performance level': 'パフォーマンスレベル',
  Weight: '質量',
  'Supply voltage': '電源電圧',
  'Rated power': '定格電力',
  Protection: '保護等級',
  'Operating temperature': '使用温度',
  'Sound level': '騒音レベル',
  'Tool speed': 'ツール速度',
  Mounting: '設置方法',
  Standby: '待機電力',
  'Contact force limit': '接触力の制限値',
  'Base diameter': 'ベース直径',
  Speed: '速度',
  'Running time': '稼働時間',
  'Charging time': '充電時間',
  'Turning radius': '旋回半径',
  'Cycle time': 'サイクル時間',
  Points: '入出力点数',
  Fieldbus: 'フィールドバス',
  'Rated torque': '定格トルク',
  'Peak torque': '最大トルク',
  'Maximum speed': '最高回転速度',
  Travel: 'ストローク',
  Efficiency: '効率',
  'Integrity level': '安全度水準',
  'Response time': '応答時間',
  'Protective radius': '防護半径',
  Resolution: '分解能',
  'Working distance': '作動距離',
  'Sampling rate': 'サンプリング周波数',
  'Belt speed': 'ベルト速度',
  Current: '電流',
};

/** All other choices are names that stay. */
const choiceLabels: Readonly<Record<string, string>> = {
  Floor: '床置き',
  Ceiling: '天吊り',
  Wall: '壁掛け',
  Tilted: '傾斜',
  Table: '卓上',
  Pedestal: '架台',
  Hanging: '吊り下げ',
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
