import { makePhotos } from './make-photos.ts';

const photos = await makePhotos(process.argv[2] ?? '.cache/papers');
const held = photos.filter(({ isHeldBack }) => isHeldBack).length;
console.log(`${photos.length} photos made, ${held} of them held back.`);
