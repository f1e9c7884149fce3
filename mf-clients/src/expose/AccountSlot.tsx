export { TrainerAccountSlot as default } from '../routes/TrainerAccountSlot';
