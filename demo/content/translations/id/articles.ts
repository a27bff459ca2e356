import type { Translations } from '../types.ts';
import { maintenancePlan } from './articles/a-maintenance-plan-by-hours.ts';
import { choosingGripper } from './articles/choosing-a-gripper.ts';
import { lightCurtainDistance } from './articles/how-far-from-the-light-curtain.ts';
import { lightBeforeLens } from './articles/light-before-lens.ts';
import { twoThousand } from './articles/lr20-reaches-two-thousand.ts';
import { lr210Idles } from './articles/lr210-idles-on-half-the-power.ts';
import { opcUa } from './articles/opc-ua-on-every-controller.ts';
import { loadDiagram } from './articles/reading-a-load-diagram.ts';
import { safetyAudit } from './articles/safety-audit-in-two-days.ts';
import { scaraOrDelta } from './articles/scara-or-delta.ts';
import { secondPlant } from './articles/second-plant-in-cikarang.ts';
import { serviceDesk } from './articles/service-desk-goes-live.ts';
import { sixtyMobileRobots } from './articles/sixty-mobile-robots-in-karawang.ts';
import { sparePartsHub } from './articles/spare-parts-hub-in-surabaya.ts';
import { trainingLine } from './articles/training-line-for-maintenance-crews.ts';
import { internship } from './articles/twelve-interns-one-cell.ts';
import { idleKilowatts } from './articles/where-the-idle-kilowatts-go.ts';
import { servoNetwork } from './articles/wiring-a-servo-network.ts';

export const articles: Translations = {
  'second-plant-in-cikarang': secondPlant,
  'lr210-idles-on-half-the-power': lr210Idles,
  'scara-or-delta': scaraOrDelta,
  'how-far-from-the-light-curtain': lightCurtainDistance,
  'sixty-mobile-robots-in-karawang': sixtyMobileRobots,
  'wiring-a-servo-network': servoNetwork,
  'reading-a-load-diagram': loadDiagram,
  'service-desk-goes-live': serviceDesk,
  'training-line-for-maintenance-crews': trainingLine,
  'spare-parts-hub-in-surabaya': sparePartsHub,
  'lr20-reaches-two-thousand': twoThousand,
  'safety-audit-in-two-days': safetyAudit,
  'light-before-lens': lightBeforeLens,
  'where-the-idle-kilowatts-go': idleKilowatts,
  'choosing-a-gripper': choosingGripper,
  'opc-ua-on-every-controller': opcUa,
  'a-maintenance-plan-by-hours': maintenancePlan,
  'twelve-interns-one-cell': internship,
};
