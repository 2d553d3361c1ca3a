import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { buildInstrument as build } from './build-instrument.ts';
import { ARTICLES, POINTS, UNION_ARTICLES } from './manners.ts';

/** The treaties of the Union under their old and new numbers, and its regulations, directives and notices. */
export const UNION_INSTRUMENTS: readonly KnownInstrument[] = [
  build(ARTICLES, 'tfeu', 'Treaty on the Functioning of the European Union', 'TFEU | AEUV | TFUE | VWEU', {
    year: 2007,
  }),
  build(ARTICLES, 'teu', 'Treaty on European Union', 'TEU | EUV'),
  build(ARTICLES, 'ec-treaty', 'Treaty establishing the European Community', 'EC | EC Treaty | TEC | EGV'),
  build(ARTICLES, 'eec-treaty', 'Treaty establishing the European Economic Community', 'EEC | EEC Treaty | EWGV'),
  build(ARTICLES, 'eea-agreement', 'Agreement on the European Economic Area', 'EEA Agreement | EEA'),
  build(
    ARTICLES,
    'eu-charter',
    'Charter of Fundamental Rights of the European Union',
    'Charter of Fundamental Rights | EU Charter',
  ),
  ...[
    act(
      'eu-merger-regulation',
      'EU Merger Regulation',
      '139/2004',
      'Merger Regulation | EC Merger Regulation | EC Merger Regulation (139/2004) | EUMR | ECMR',
    ),
    act(
      'eu-merger-regulation-1989',
      'EU Merger Regulation 1989',
      '4064/89',
      'Merger Regulation | EU Merger Regulation (4064/89)',
    ),
    act('eu-regulation-1-2003', 'Regulation 1/2003', '1/2003'),
    act('eu-regulation-17-62', 'Regulation 17/62', '17/62', 'Regulation 17'),
    act('eu-regulation-2015-1589', 'State Aid Procedural Regulation', '2015/1589'),
    act(
      'eu-vertical-block-exemption-regulation-2010',
      'Vertical Block Exemption Regulation 2010',
      '330/2010',
      'VBER 2010 | Vertical Block Exemption Regulation (330/2010)',
    ),
    act(
      'eu-vertical-block-exemption-regulation-2022',
      'Vertical Block Exemption Regulation 2022',
      '2022/720',
      'VBER 2022 | Vertical Block Exemption Regulation (2022/720)',
    ),
    act('eu-digital-markets-act', 'Digital Markets Act', '2022/1925', 'DMA'),
    act('eu-foreign-subsidies-regulation', 'Foreign Subsidies Regulation', '2022/2560', 'FSR'),
    act('eu-fdi-screening-regulation', 'FDI Screening Regulation', '2019/452'),
    act('eu-spc-regulation', 'SPC Regulation', '469/2009'),
    act('eu-trade-mark-regulation', 'EU Trade Mark Regulation', '2017/1001', 'EUTMR'),
    act('eu-community-design-regulation', 'Community Design Regulation', '6/2002', 'CDR'),
    act('eu-plant-variety-regulation', 'Community Plant Variety Rights Regulation', '2100/94', 'CPVR'),
    act('eu-unitary-patent-regulation', 'Unitary Patent Regulation', '1257/2012'),
    act(
      'eu-brussels-i-bis-regulation',
      'Brussels I bis Regulation',
      '1215/2012',
      'Brussels Ia Regulation | Brussels I Recast',
    ),
    act('eu-brussels-i-regulation', 'Brussels I Regulation', '44/2001'),
    act('eu-rome-i-regulation', 'Rome I Regulation', '593/2008', 'Rome I'),
    act('gdpr', 'General Data Protection Regulation', '2016/679', 'GDPR | DSGVO'),
  ].map(({ id, name, number, aliases }) => numbered('Regulation', id, name, number, aliases)),
  ...[
    act('eu-damages-directive', 'Damages Directive', '2014/104'),
    act('eu-database-directive', 'Database Directive', '96/9'),
    act('eu-dsm-directive', 'DSM Directive', '2019/790', 'CDSM Directive'),
    act('eu-enforcement-directive', 'Enforcement Directive', '2004/48'),
    act('eu-infosoc-directive', 'InfoSoc Directive', '2001/29', 'Information Society Directive'),
    act('eu-trade-secrets-directive', 'Trade Secrets Directive', '2016/943'),
    act('eu-trade-mark-directive', 'Trade Marks Directive', '2015/2436'),
  ].map(({ id, name, number, aliases }) => numbered('Directive', id, name, number, aliases)),
  ...[1996, 2002, 2006].map((year) => build(POINTS, `eu-leniency-notice-${year}`, `Leniency Notice ${year}`)),
  ...[1997, 2024].map((year) =>
    build(POINTS, `eu-market-definition-notice-${year}`, `Market Definition Notice ${year}`),
  ),
];

interface NumberedAct {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly aliases: string;
}

function act(id: string, name: string, number: string, aliases = ''): NumberedAct {
  return { id, name, number, aliases };
}

/** Known by its name, by its number, and by both. */
function numbered(kind: string, id: string, name: string, number: string, aliases: string): KnownInstrument {
  const names = [`${kind} ${number}`, `${name} (${number})`, ...(aliases === '' ? [] : [aliases])];
  return build(UNION_ARTICLES, id, name, [...new Set(names)].join(' | '));
}
