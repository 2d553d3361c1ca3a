import { deleteMyData, getMyData } from '#contract/my-data.ts';
import type { Feature } from '#server/ports/feature.ts';
import { MyDataService, type MyDataParts } from './my-data.service.ts';

/** Everything that is kept about a reader: as a file, and gone. */
export const myDataFeature: Feature<MyDataParts> = {
  name: 'my-data',
  calls: [getMyData, deleteMyData],
  serve: (register, parts) => {
    const service = new MyDataService(parts);
    register(getMyData, ({ reader }) => service.getFile(reader));
    register(deleteMyData, async ({ reader }) => ({ count: await service.forget(reader) }));
  },
};
