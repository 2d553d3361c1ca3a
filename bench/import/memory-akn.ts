/**
 * Reads a generated judgment of 50 MB through the importer alone and prints how long it took and the most memory the
 * process held: `node bench/import/memory-akn.ts [megabytes]`.
 */
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { bigJudgment } from '#importers/xml/big-judgment.test-support.ts';

const megabytes = Number(process.argv[2] ?? 50);
const started = performance.now();
let blocks = 0;
for await (const event of aknImporter.read(bigJudgment(megabytes * 1_000_000)))
  if (event.kind === 'blocks') blocks += event.blocks.length;
const seconds = (performance.now() - started) / 1000;
const memory = process.resourceUsage().maxRSS / 1024;
process.stdout.write(
  `${JSON.stringify({ megabytes, blocks, seconds: Number(seconds.toFixed(1)), maxRssMb: Math.round(memory) })}\n`,
);
