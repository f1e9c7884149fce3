export const pictureCropTexts = {
  area: 'Part of the picture that is shown. Move it with the arrow keys.',
  zoom: 'Zoom',
  hint: 'Drag the picture, or move it with the arrow keys.',
};
