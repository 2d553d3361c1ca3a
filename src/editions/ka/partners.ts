import type { MenuItem } from '#domain/edition/menu.ts';
import { external } from '../shared/build-menu.ts';

/** Institutions and associations of arbitration at their own public addresses (SH-218, OP-34). */
export const PARTNERS: readonly MenuItem[] = [
  external('AAA-ICDR', 'https://www.icdr.org'),
  external('ACICA', 'https://acica.org.au'),
  external('CAM-CCBC', 'https://www.ccbc.org.br'),
  external('CEPANI', 'https://www.cepani.be'),
  external('Chartered Institute of Arbitrators', 'https://www.ciarb.org'),
  external('CIETAC', 'https://www.cietac.org'),
  external('CRCICA', 'https://crcica.org'),
  external('DIAC', 'https://www.diac.com'),
  external('German Arbitration Institute', 'https://www.disarb.org'),
  external('HKIAC', 'https://www.hkiac.org'),
  external('ICC', 'https://iccwbo.org'),
  external('ICCA', 'https://www.arbitration-icca.org'),
  external('ICSID', 'https://icsid.worldbank.org'),
  external('JCAA', 'https://www.jcaa.or.jp'),
  external('KCAB', 'https://www.kcab.or.kr'),
  external('LCIA', 'https://www.lcia.org'),
  external('Milan Chamber of Arbitration', 'https://www.camera-arbitrale.it'),
  external('Netherlands Arbitration Institute', 'https://www.nai.nl'),
  external('Permanent Court of Arbitration', 'https://pca-cpa.org'),
  external('SCC Arbitration Institute', 'https://sccarbitrationinstitute.se'),
  external('SIAC', 'https://siac.org.sg'),
  external('Swiss Arbitration Centre', 'https://www.swissarbitration.org'),
  external('UNCITRAL', 'https://uncitral.un.org'),
  external('VIAC', 'https://www.viac.eu'),
];
