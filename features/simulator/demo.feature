Feature: Demonstration for customers

  A product owner shows the portal to a customer in a separate world, with a bar that names it.

  @SIM-14 @SHELL-15 @needs-simulator
  Scenario: The login page fits below the demo bar, with the languages in its header
    Given a product owner opens the situation "empty" from the simulator
    When they see it as "Besucher"
    And I open "/login"
    Then the page is no taller than the window
    And the languages are in the header

  @SIM-14 @SHELL-19 @needs-simulator @keyboard
  Scenario: The first Tab stop with the demo bar skips to the content
    Given a product owner opens the situation "empty" from the simulator
    When I open "/login"
    And I take the first stop
    Then I am at the content

  @SIM-14 @SHELL-26 @needs-simulator
  Scenario: The demo bar has two lines on the smallest phone
    Given I hold a narrow phone
    And a product owner opens the situation "signing-invitations" from the simulator
    Then the bar takes at most 10 percent of the screen
    When they unfold its controls
    Then the page fits the screen

  @SHELL-13 @SIM-14 @needs-simulator
  Scenario: The cookie question is fully visible below the demo bar
    Given I have not been asked about cookies yet
    When a product owner opens the situation "empty" from the simulator
    Then I am asked about cookies
    And nothing of the question is cut off

  @SIM-14 @needs-simulator
  Scenario: A product owner sees the situation in the demo bar and advances the clock
    Given a product owner opens the situation "documents" from the simulator
    Then a bar above the page names the situation "Dokumente in jedem Stand"
    When they move the time by 14 days
    Then the bar shows a day 14 days later
    And the page is still there below the bar

  @SIM-14 @needs-simulator
  Scenario: A product owner changes the status of an application in the demo bar
    Given a product owner opens the situation "ready-to-submit" from the simulator
    When they take the application on to "Eingereicht"
    Then my list shows an application in review

  @SIM-14 @needs-simulator @browser
  Scenario: An open page of a demo shows a change made on another device
    Given a product owner opens the situation "ready-to-submit" from the simulator
    When the application is submitted on another device
    Then my list shows an application in review

  @SIM-14 @needs-simulator
  Scenario: A product owner switches to another person in the demo bar
    Given a product owner opens the situation "signing-second-missing" from the simulator
    When they see it as "jonas.brandt@metallbau-brandt.example"
    Then I am logged in as "jonas.brandt@metallbau-brandt.example"

  @SIM-14 @needs-simulator
  Scenario: A product owner hides the demo bar
    Given a product owner opens the situation "documents" from the simulator
    When they hide the bar
    Then there is no such bar
    And there is none on the next page either

  @SIM-14 @needs-simulator
  Scenario: A demo situation opened by IP address shows the partner of the situation, then a newly chosen partner
    Given a product owner opens the situation "swiss-francs" at the number of the portal's machine
    Then the header belongs to Seefeld Kredit
    When they turn to the partner "Hansa Factor" there
    Then the header belongs to Hansa Factor

  @SIM-14 @needs-simulator
  Scenario: Opening a demo link twice enters the same sandbox
    Given a product owner comes twice by the same way into the situation "documents"
    Then a bar above the page names the situation "Dokumente in jedem Stand"

  @SIM-14 @SHELL-04 @plain
  Scenario: An invented demo link is not found
    When I open "/demo/enter?sandbox=guessed&code=guessed"
    Then the page is not found

  @SIM-14
  Scenario: Customers do not see the demo bar
    When I open "/login"
    Then there is no such bar

  @SIM-09 @plain
  Scenario: An acceptance scenario can start from a situation of the simulator
    Given I am the customer in the situation "documents"
    When I open my applications
    Then every application is listed with its status

  @HTTP-05 @SIM-14 @needs-simulator
  Scenario: A product owner shows any error in every language and on the screen where it occurs
    Given a product owner opens the situation "demo" from the simulator
    When they look up "err_invalid_iban" in the error catalogue
    Then it is explained there in German, English, French and Polish
    When they follow it to its place
    Then they see the screen on which the error appears, in a separate sandbox
    And the bar says that "err_invalid_iban" is switched on

  @SIM-14 @needs-simulator
  Scenario: A product owner opens an acceptance scenario in the portal with one click
    Given a product owner opens the script of the suite
    When they show the scenario "The head of an application shows status, amount and number"
    Then the portal opens beside it, as katrin.brandt@metallbau-brandt.example
    And the script has ticked off what is given

  @SIM-14 @needs-simulator
  Scenario: A misspelt situation link leads to the list of situations
    When a product owner follows the link to the situation "documants"
    Then they see the message that there is no such situation
    And they can go on to all situations

  @SIM-14 @plain
  Scenario: Customers cannot open the error catalogue
    When I open "/demo/errors"
    Then the page is not found

  @SIM-14 @keyboard @needs-simulator
  Scenario: A product owner loads a situation and changes its status with the keyboard only
    Given a product owner opens the control page
    When they search the situations for "zwei geschäftsführer müssen" and load the first, by keys
    Then "Zwei Geschäftsführer müssen unterschreiben" is loaded, in a world of its own
    When they reach the button that takes the application on within 15 stops, and press it twice
    Then the application has the status "Approved"
