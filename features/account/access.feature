Feature: Who gets where

  @SHELL-07 @plain
  Scenario: A visitor who wants to see a page of a customer's logs in first and arrives there
    Given I have an account
    When I open "/dashboard/applications?sort=amount"
    Then I am asked to log in
    When I log in here
    Then I arrive at "/dashboard/applications?sort=amount"

  @SHELL-07 @plain
  Scenario: A confirmation token travels through the login
    When I open "/dashboard/applications?confirmation_token=abc123"
    Then I am asked to log in
    And the address still carries the confirmation token "abc123"

  @SHELL-07 @HTTP-07 @plain
  Scenario: After logging out deliberately the last page is not carried along
    Given I am logged in
    When I log out
    And I open "/dashboard/applications?sort=amount"
    Then I am asked to log in
    When I log in here
    Then I arrive at "/dashboard/applications"

  @HTTP-07 @plain @needs-proxy
  Scenario: The next login ends the memory of the deliberate logout
    Given I am logged in
    When I log out
    And I log in
    Then I arrive at my applications
    When my session is gone
    And I open "/dashboard/applications"
    And I open "/dashboard/applications?sort=amount"
    And I log in here
    Then I arrive at "/dashboard/applications?sort=amount"

  @SHELL-07
  Scenario Outline: Nobody is sent to a foreign site after the login: <target>
    Given I have an account
    When I open the login with the target "<target>"
    And I log in here
    Then I am still on the portal

    @plain
    Examples:
      | target                |
      | https://evil.example/ |
      | //evil.example/       |
      | /\\evil.example       |
      | javascript:alert(1)   |
      | /%09/evil.example     |
      | https:evil.example    |

  @SHELL-08
  Scenario Outline: A customer who is logged in has no business at <address>
    Given I am logged in
    When I open "<address>"
    Then I arrive at my applications

    @plain
    Examples:
      | address                       |
      | /login                        |
      | /register                     |
      | /forgot-password              |
      | /application/account-creation |

  @SHELL-28 @plain
  Scenario: The dashboard begins with the list
    Given I am logged in
    When I open "/dashboard"
    Then I arrive at "/dashboard/applications"

  @SHELL-02 @plain
  Scenario: The start page takes a customer to the applications
    Given I am logged in
    When I open "/"
    Then I arrive at "/dashboard/applications"

  @HTTP-02 @SHELL-10 @plain
  Scenario: Logging out ends the visit
    Given I am logged in
    When I log out
    And I open "/dashboard/applications"
    Then I am asked to log in
    And the header shows no user

  @HTTP-02 @plain @needs-proxy
  Scenario: A logout that fails says so
    Given I am logged in
    And the logout answers a server error
    When I try to log out
    Then I am told in passing that logging out failed
    And I am still logged in

  @HTTP-02 @D-71 @plain @needs-proxy
  Scenario: A profile that is refused logs out, says why, and after the login it goes on
    Given I am logged in
    And the profile answers the code err_auth_entity_disabled
    When I open "/dashboard/applications?from=mail"
    Then I am asked to log in
    And the page says "Sie wurden abgemeldet. Dieses Konto ist deaktiviert."
    And the header shows no user
    When the lending system recovers
    And I log in here
    Then I arrive at "/dashboard/applications?from=mail"

  @HTTP-02 @D-71 @plain @needs-proxy
  Scenario: While my account cannot be reached nothing of it is shown, and I stay logged in
    Given I am logged in
    And the profile answers a server error
    When I open "/dashboard/applications?from=mail"
    Then I am told that my account cannot be reached
    And the header shows nothing of my account
    When the lending system recovers
    And I try again
    Then I arrive at my applications

  @HTTP-02 @D-71 @no-js @plain @needs-proxy
  Scenario: I can log out while my account cannot be reached
    Given I am logged in
    And the profile answers a web page
    When I open "/dashboard/settings"
    And I choose to log out
    Then I am asked to log in
    And the header shows no user
