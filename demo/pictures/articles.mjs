// articles.mjs: the pictures of news and knowledge articles, by file name.
import { heavyArm } from './articles/arm.mjs';
import { choose } from './articles/choose.mjs';
import { distance } from './articles/distance.mjs';
import { energySave } from './articles/energy-save.mjs';
import { fleet } from './articles/fleet.mjs';
import { gripperChoice } from './articles/gripper-choice.mjs';
import { internship } from './articles/internship.mjs';
import { load } from './articles/load.mjs';
import { maintenancePlan } from './articles/maintenance-plan.mjs';
import { network } from './articles/network.mjs';
import { opcUa } from './articles/opc-ua.mjs';
import { plant } from './articles/plant.mjs';
import { safetyAudit } from './articles/safety-audit.mjs';
import { serviceDesk } from './articles/service-desk.mjs';
import { spareParts } from './articles/spare-parts.mjs';
import { trainingLine } from './articles/training-line.mjs';
import { twoThousand } from './articles/two-thousand.mjs';
import { visionLight } from './articles/vision-light.mjs';

export const ARTICLES = {
  'article-plant': plant,
  'article-arm': heavyArm,
  'article-choose': choose,
  'article-distance': distance,
  'article-network': network,
  'article-load': load,
  'article-fleet': fleet,
  'service-desk': serviceDesk,
  'training-line': trainingLine,
  'spare-parts': spareParts,
  'two-thousand': twoThousand,
  'safety-audit': safetyAudit,
  'vision-light': visionLight,
  'energy-save': energySave,
  'gripper-choice': gripperChoice,
  'opc-ua': opcUa,
  'maintenance-plan': maintenancePlan,
  internship: internship,
};
