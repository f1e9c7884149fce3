/** Stands in for a style sheet, a font or a picture: its address, as the bundler would give it. */
module.exports = 'test-file-stub';
