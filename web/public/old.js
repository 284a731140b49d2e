// Runs only in browsers that are too old for the page: says so, and what to do.
(function () {
  var fr = document.getElementById('first-fr');
  var en = document.getElementById('first-en');
  if (fr)
    fr.textContent =
      'Ce navigateur est trop ancien pour ouvrir l\u2019antre. Mettez-le \u00e0 jour (Firefox, Chrome, Edge ou Safari de 2024 au moins), ou jouez dans un terminal\u202f: antre play.';
  if (en)
    en.textContent =
      'This browser is too old to open the lair. Update it (Firefox, Chrome, Edge or Safari of 2024 or later), or play in a terminal: antre play.';
})();
