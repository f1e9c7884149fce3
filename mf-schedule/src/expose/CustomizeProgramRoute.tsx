export { CustomizeProgramRoute as default } from '../routes/CustomizeProgramRoute';
